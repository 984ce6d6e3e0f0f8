import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { dateNear, participantMoved } from '../../contract.ts'
import { reminderAfter, stepTo } from '../../rules.ts'
import { datesOf, lastDay } from '../dates/occurrences.ts'
import { changeDate, turnEvent } from '../dates/queries-dates.ts'
import { keepNewDates } from '../dates/redate.ts'
import { tell } from '../hold.ts'
import { offerFree } from '../places/offers.ts'
import { eventById } from '../queries.ts'
import { changeEvent, movePlace } from '../queries-write.ts'
import { dateRow, lapsed, nextLapse, nextReminder, nextTurn, oldEvents, placeRow, remindable, shortSeries, turning } from './queries-timers.ts'

/** An offered place that nobody has taken goes to the next in line. */
export const lapseOffers = timer({
  name: 'events.lapse_offers',
  due: lapsed,
  next: nextLapse,
  async run(context, id) {
    const { tx, clock, emit } = context
    const known = await placeRow(tx, id)
    if (!known) return
    await lock(tx, 'events', [known.event_id])
    const [row, now] = [await placeRow(tx, id), await clock()]
    if (row?.status !== 'offered' || !row.offered_until || row.offered_until > now) return
    const { action, to } = stepTo('offered', 'cancelled', 'clock')!
    await movePlace(tx, id, to, now)
    const { event_id, occurrence_id, user_id } = row
    emit(participantMoved, { event_id, participant_id: id, user_id, actor_id: null, action, to, at: now.toISOString() })
    await offerFree(context, event_id, occurrence_id)
  },
})

/** A date is over: the next one stands in lists, or the event is closed. */
export const turnEvents = timer({
  name: 'events.turn',
  due: turning,
  next: nextTurn,
  async run({ tx, emit }, id) {
    await lock(tx, 'events', [id])
    await turnEvent(tx, id)
    const event = await eventById(tx, null, id)
    if (event) tell(emit, event, 'edited')
  },
})

export const archiveEvents = timer({
  name: 'events.archive',
  due: oldEvents,
  async run({ tx, emit }, id) {
    await lock(tx, 'events', [id])
    const event = await eventById(tx, null, id)
    if (event?.status !== 'published' || event.next_ends_at) return
    await changeEvent(tx, id, { status: 'archived' })
    tell(emit, event, 'archived')
  },
})

/** Reminders 24 hours and one hour before a date. */
export const remind = timer({
  name: 'events.remind',
  due: remindable,
  next: nextReminder,
  async run({ tx, clock, emit }, id) {
    const known = await dateRow(tx, id)
    if (!known) return
    await lock(tx, 'events', [known.event_id])
    const [row, now] = [await dateRow(tx, id), await clock()]
    if (!row?.remind_at || row.remind_at > now) return
    await changeDate(tx, id, { remind_at: reminderAfter(now, row.starts_at) })
    const hours = Math.round((row.starts_at.getTime() - row.remind_at.getTime()) / 3_600_000)
    // A reminder that comes too late, after a standstill, says nothing.
    if (row.status === 'active' && row.starts_at > now) emit(dateNear, { event_id: row.event_id, occurrence_id: id, hours })
  },
})

/** A series always has rows for a year and a half. */
export const fillSeries = timer({
  name: 'events.fill_series',
  due: shortSeries,
  async run({ tx, clock }, id) {
    await lock(tx, 'events', [id])
    const [event, now] = [await eventById(tx, null, id), await clock()]
    if (event?.status !== 'published') return
    const coming = datesOf(event, lastDay(now, event)).filter(({ ends_at }) => ends_at > now)
    await keepNewDates(tx, id, event.capacity, coming, now)
    await changeEvent(tx, id, { filled_at: now })
  },
})
