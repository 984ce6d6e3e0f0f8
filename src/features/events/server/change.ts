import { refuse, refused } from '#kernel/refusal.ts'
import { isSkipped } from '#kernel/time/wall-time.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { dateChanged, type EventId, events } from '../contract.ts'
import { reminderAfter } from '../rules.ts'
import { datesFrom, givenFlaw, isPlaced, timesFlaw, useCover, wholeDays } from './dates/given.ts'
import { dateAt } from './dates/occurrences.ts'
import { callOff, type DateRow, dateById, datesOfEvent, mostTaken, moveDates, peopled, setCapacity, turnEvent } from './dates/queries-dates.ts'
import { redate } from './dates/redate.ts'
import { tell } from './hold.ts'
import { lockRun } from './locked.ts'
import { offerFree } from './places/offers.ts'
import { allNamed } from './places/queries-people.ts'
import type { EventRow } from './queries.ts'
import { changeEvent, nextSequence, setOrganizers } from './queries-write.ts'
import { endTicketsOfDates } from './tickets/give-back.ts'
import { priced, priceFlaw } from './tickets/price.ts'
import { eventAnswer } from './view.ts'

type Call = Pick<CommandContext<typeof events.edit>, 'tx' | 'clock' | 'emit' | 'viewer'>
const TIMES = ['start_date', 'end_date', 'time_zone', 'recurrence', 'duration_type', 'rrule', 'exdates'] as const
const isRetimed = (before: EventRow, after: EventRow) => TIMES.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

/** More places: the line moves up. Fewer than are taken are refused. */
async function changeCapacity(call: Call, event: EventRow, capacity: number | null) {
  if (capacity !== null && (await mostTaken(call.tx, event.id)) > capacity) return refuse('event.capacity')
  await setCapacity(call.tx, event.id, capacity)
  const waiting = (await datesOfEvent(call.tx, event.id)).filter((date) => date.waiting > 0)
  for (const { id } of waiting) await offerFree(call, event.id, id)
  return undefined
}
async function changeTimes(call: Call, event: EventRow, after: EventRow) {
  const now = await call.clock()
  const dates = datesFrom(after, now)
  if (refused(dates)) return dates
  if (event.status !== 'published') return undefined
  await redate(call, after, dates, now)
  await changeEvent(call.tx, event.id, { filled_at: now })
  return undefined
}

export const edit = command(events.edit, async ({ input: { id, ...input }, tools, ...call }) => {
  const { tx, viewer, emit } = call
  const event = await lockRun(tx, viewer.id, id)
  if (refused(event)) return event
  if (event.status === 'cancelled' || event.status === 'archived') return refuse('event.state')
  const { organizers, schedule, ...given } = input
  const after = wholeDays({ ...event, ...given }) as EventRow
  const flaw =
    (await givenFlaw(tx, event.user_id, input, event.cover_media_id)) ??
    timesFlaw(after) ??
    (await priceFlaw(tx, tools, { owner: event.user_id, viewer: viewer.id, was: event.price }, input))
  if (flaw) return flaw
  if (event.status === 'published' && !isPlaced(after)) return refuse('event.where')
  const { start_date, end_date } = after
  const words = given.title ? { words: wordsIn([given.title]) } : {}
  await changeEvent(tx, id, {
    ...given,
    ...priced(input, tools.site.currency),
    start_date,
    end_date,
    ...words,
    ...(schedule && { schedule: JSON.stringify(schedule) }),
  })
  const late =
    (isRetimed(event, after) && (await changeTimes(call, event, after))) ||
    (after.capacity !== event.capacity && (await changeCapacity(call, event, after.capacity)))
  if (late) return late
  if (organizers) await setOrganizers(tx, id, await allNamed(tx, event.user_id, organizers))
  await useCover(tx, id, after.cover_media_id, event.cover_media_id)
  await nextSequence(tx, id)
  if (event.status === 'published') await turnEvent(tx, id)
  tell(emit, event, 'edited')
  return eventAnswer({ db: tx, tools, viewer }, id)
})

async function callOffAndTell(call: Call, id: EventId, ids?: Parameters<typeof callOff>[2]) {
  const { tx, emit, viewer } = call
  const off = await callOff(tx, id, ids)
  const known = await peopled(
    tx,
    off.map((date) => date.id),
  )
  await endTicketsOfDates(
    call,
    off.map((date) => date.id),
  )
  for (const { id: occurrence_id, sequence } of off.filter((date) => known.has(date.id)))
    emit(dateChanged, { event_id: id, occurrence_id, actor_id: viewer.id, what: 'cancelled', sequence })
  await nextSequence(tx, id)
  await turnEvent(tx, id)
  return off.length
}

const isComing = (date: DateRow | undefined, now: Date): boolean => date?.status === 'active' && date.ends_at > now

export const cancel = command(events.cancel, async ({ input: { id, occurrence_id, reason }, tools, ...call }) => {
  const { tx, viewer, emit } = call
  const event = await lockRun(tx, viewer.id, id)
  if (refused(event)) return event
  if (event.status !== 'published' || event.next_starts_at === null) return refuse('event.state')
  const date = occurrence_id && (await dateById(tx, id, occurrence_id))
  if (occurrence_id && !isComing(date || undefined, await call.clock())) return refuse('event.state')
  if (!occurrence_id) await changeEvent(tx, id, { status: 'cancelled', cancel_reason: reason })
  await callOffAndTell(call, id, occurrence_id && [occurrence_id])
  tell(emit, event, occurrence_id ? 'edited' : 'cancelled')
  return eventAnswer({ db: tx, tools, viewer }, id)
})

/** This date alone is at another time; its name in the series stays. */
export const reschedule = command(events.reschedule, async ({ input: { id, occurrence_id, start_date, end_date }, tools, ...call }) => {
  const { tx, viewer, emit } = call
  const event = await lockRun(tx, viewer.id, id)
  if (refused(event)) return event
  const [date, now] = [await dateById(tx, id, occurrence_id), await call.clock()]
  if (event.status !== 'published' || !date || date.status !== 'active' || date.ends_at <= now) return refuse('event.state')
  const alone = wholeDays({ ...event, recurrence: 'Standard' as const, rrule: null, start_date, end_date })
  const flaw = timesFlaw(alone)
  if (flaw)
    return refuse(
      isSkipped(start_date, event.time_zone) ? 'event.skipped_hour' : flaw.refused === 'event.too_long' ? 'event.too_long' : 'event.order',
    )
  const moved = dateAt(alone, alone.start_date)
  if (moved.ends_at <= now) return refuse('event.past')
  await moveDates(tx, [{ id: occurrence_id, ...moved, original_local: date.original_local, remind_at: reminderAfter(now, moved.starts_at) }])
  if ((await peopled(tx, [occurrence_id])).size > 0)
    emit(dateChanged, { event_id: id, occurrence_id, actor_id: viewer.id, what: 'moved', sequence: date.sequence + 1 })
  await nextSequence(tx, id)
  await turnEvent(tx, id)
  tell(emit, event, 'edited')
  return eventAnswer({ db: tx, tools, viewer }, id)
})
