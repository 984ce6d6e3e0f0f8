import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { events, participantMoved } from '../../contract.ts'
import { barred, freeOf, type ParticipantStatus, stepTo } from '../../rules.ts'
import type { DateRow } from '../dates/queries-dates.ts'
import { runningDate } from '../locked.ts'
import { type EventRow, seenEvent } from '../queries.ts'
import { keepPlace, standingOf } from '../queries-write.ts'
import { participantAnswer } from '../view.ts'
import { placeCode } from './code.ts'

interface Wish {
  readonly party_size: number
  readonly waits: boolean
}
/** Where a wish to come leads. Whoever comes later does not pass those who wait. */
function wayIn({ visibility }: EventRow, date: DateRow, is_invited: boolean, { party_size, waits }: Wish): ParticipantStatus | undefined {
  if (visibility === 'Private' && !is_invited) return 'Pending'
  if (date.waiting === 0 && freeOf(date) >= party_size) return 'Accepted'
  return waits ? 'waitlisted' : undefined
}

/** Race: the event is locked, so that of a hundred on the last place one comes first; the check of the column would refuse the others anyway. */
export const join = command(events.join, async ({ input, tx, viewer, tools, clock, emit }) => {
  // Nobody joins for somebody else, whatever an address says.
  if (input.user_id && input.user_id !== viewer.id) return refuse('event.not_found')
  await lock(tx, 'events', [input.event_id])
  const event = await seenEvent(tx, viewer.id, input.event_id)
  if (!event || event.status === 'draft') return refuse('event.not_found')
  const no = barred(viewer.permissions, event.type, 'join')
  if (no) return no
  if (event.is_run) return refuse('event.own')
  const running = await runningDate(tx, clock, event, input.occurrence_id)
  if (!running) return refuse('event.closed')
  const { date, now } = running
  const from = (await standingOf(tx, date.id, viewer.id))?.status ?? 'none'
  const to = wayIn(event, date, from === 'Invited', input)
  if (!to) return refuse('event.full')
  if (to === 'Accepted' && event.price !== null) return refuse('event.ticket_needed')
  const step = stepTo(from, to, 'self')
  if (!step) return refuse('participant.state')
  const { role, party_size, message } = input
  const place = { event_id: event.id, occurrence_id: date.id, user_id: viewer.id, code: placeCode(), status: to, changed_at: now }
  const participant_id = await keepPlace(tx, { ...place, role, party_size, message })
  emit(participantMoved, {
    event_id: event.id,
    participant_id,
    user_id: viewer.id,
    actor_id: viewer.id,
    action: step.action,
    to,
    at: now.toISOString(),
  })
  return participantAnswer({ db: tx, tools, viewer }, participant_id)
})
