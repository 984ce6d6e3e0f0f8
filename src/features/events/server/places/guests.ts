import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { events, participantMoved } from '../../contract.ts'
import { doorIsOpen, stepTo } from '../../rules.ts'
import { dateById } from '../dates/queries-dates.ts'
import { lockRun, runningDate } from '../locked.ts'
import { keepPlace, movePlace, placeByCode, standingOf } from '../queries-write.ts'
import { participantAnswer } from '../view.ts'
import { placeCode, readCode } from './code.ts'
import { nameable } from './queries-people.ts'

export const invite = command(events.invite, async ({ input, tx, viewer, tools, clock, emit }) => {
  const event = await lockRun(tx, viewer.id, input.id)
  if (refused(event)) return event
  const running = await runningDate(tx, clock, event, input.occurrence_id)
  if (!running) return refuse('event.closed')
  const { date, now } = running
  const user_id = await nameable(tx, viewer.id, input)
  if (!user_id || user_id === event.user_id) return refuse('event.nobody')
  const from = (await standingOf(tx, date.id, user_id))?.status ?? 'none'
  const step = stepTo(from, 'Invited', 'organizer')
  if (!step) return refuse('participant.state')
  const place = { event_id: event.id, occurrence_id: date.id, user_id, code: placeCode(), status: step.to, changed_at: now }
  const participant_id = await keepPlace(tx, { ...place, role: input.role, party_size: 1, message: '', invited_by: viewer.id })
  const moved = { event_id: event.id, participant_id, user_id, actor_id: viewer.id, action: step.action, to: step.to, at: now.toISOString() }
  emit(participantMoved, moved)
  return participantAnswer({ db: tx, tools, viewer }, participant_id)
})

/** At the door: first whether the code is one of this event, then whether it was used. */
export const checkIn = command(events.checkIn, async ({ input, tx, viewer, tools, clock, emit }) => {
  const event = await lockRun(tx, viewer.id, input.id)
  if (refused(event)) return event
  const place = await placeByCode(tx, event.id, readCode(input.code))
  const date = place && (await dateById(tx, event.id, place.occurrence_id))
  if (!place || !date) return refuse('event.code')
  if (place.status === 'checked_in') return refuse('participant.already_in', { at: place.checked_in_at!.toISOString() })
  const step = stepTo(place.status, 'checked_in', 'organizer')
  if (!step) return refuse('participant.state')
  const now = await clock()
  if (date.status !== 'active' || event.status !== 'published' || !doorIsOpen(now, date.starts_at, date.ends_at)) return refuse('event.door')
  await movePlace(tx, place.id, 'checked_in', now)
  const { id: participant_id, user_id } = place
  emit(participantMoved, {
    event_id: event.id,
    participant_id,
    user_id,
    actor_id: viewer.id,
    action: step.action,
    to: 'checked_in',
    at: now.toISOString(),
  })
  return participantAnswer({ db: tx, tools, viewer }, place.id)
})
