import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { events, type ParticipantId, participantMoved } from '../../contract.ts'
import { freeOf, holdsPlace, offerEnds, type ParticipantActor, type ParticipantStatus, stepTo } from '../../rules.ts'
import { type DateRow, dateById } from '../dates/queries-dates.ts'
import { changePlace, movePlace, offerTo } from '../queries-write.ts'
import { endTicketsOf } from '../tickets/give-back.ts'
import { participantAnswer } from '../view.ts'
import { offerFree } from './offers.ts'
import { ownParticipant, type ParticipantRow } from './queries-people.ts'

type Call = Pick<CommandContext<typeof events.leave>, 'tx' | 'clock' | 'emit'> & { readonly viewer: { readonly id: Id<'members'> } }
interface Found {
  readonly row: ParticipantRow
  readonly date: DateRow
  readonly by: ParticipantActor
  readonly now: Date
}
/** The place as it is once its event is locked, and as what the viewer answers. */
async function locked({ tx, clock, viewer }: Call, id: ParticipantId): Promise<Found | undefined> {
  const known = await ownParticipant(tx, viewer.id, id)
  if (!known) return undefined
  await lock(tx, 'events', [known.event_id])
  const row = await ownParticipant(tx, viewer.id, id)
  const date = row && (await dateById(tx, row.event_id, row.occurrence_id))
  const by = row?.user_id === viewer.id ? ('self' as const) : ('organizer' as const)
  return row && date && { row, date, by, now: await clock() }
}

/** Why it does not come to that. An offered place is held already. */
function flawOf({ row, date, by, now }: Found, to: ParticipantStatus, party_size: number) {
  if (!stepTo(row.status, to, by))
    return refuse(stepTo(row.status, to, by === 'self' ? 'organizer' : 'self') ? 'participant.not_yours' : 'participant.state')
  if (to === 'Accepted' && by === 'self' && row.price !== null) return refuse('event.ticket_needed')
  if (to !== 'Accepted' && to !== 'offered' && to !== 'waitlisted') return undefined
  if (date.status !== 'active' || date.ends_at <= now) return refuse('event.closed')
  const free = freeOf(date) + (row.status === 'offered' ? row.party_size : 0)
  const is_free = free >= party_size
  if (to === 'waitlisted') return is_free && date.waiting === 0 ? refuse('participant.state') : undefined
  return is_free ? undefined : refuse('event.full')
}

async function move(call: Call, { row, date, by, now }: Found, to: ParticipantStatus, reason = '') {
  const { tx, emit, viewer } = call
  const { action } = stepTo(row.status, to, by)!
  if (to === 'offered') await offerTo(tx, [row.id], now, offerEnds(now, date.starts_at) ?? date.ends_at)
  else await movePlace(tx, row.id, to, now, reason)
  const { event_id, id: participant_id, user_id } = row
  emit(participantMoved, { event_id, participant_id, user_id, actor_id: viewer.id, action, to, at: now.toISOString() })
  if (!holdsPlace(to)) await endTicketsOf(call, row.id, by === 'self' ? 'self' : 'organizer', date)
}

/** A larger party asks for more places: then there have to be as many, and nobody may wait for them. */
function partyFlaw({ row, date }: Found, party_size: number) {
  const more = party_size - row.party_size
  // What is paid is paid for so many.
  if (holdsPlace(row.status) && more !== 0 && row.price !== null) return refuse('participant.state')
  if (!holdsPlace(row.status) || more <= 0) return undefined
  if (row.status !== 'Accepted') return refuse('participant.state')
  return date.waiting === 0 && freeOf(date) >= more ? undefined : refuse('event.full')
}

export const answer = command(events.answer, async ({ input, ...call }) => {
  const { tx, tools, viewer } = call
  const found = await locked(call, input.id)
  if (!found) return refuse('participant.not_found')
  const { status, role, party_size, message, reason } = input
  // Whoever is let in to an event with a price is held a place, to be paid.
  const to = status === 'Accepted' && found.by === 'organizer' && found.row.price !== null ? 'offered' : status
  const mine = { ...(role && { role }), ...(party_size && { party_size }), ...(message !== undefined && { message }) }
  if (Object.keys(mine).length > 0 && found.by !== 'self') return refuse('participant.not_yours')
  const flaw = (party_size && partyFlaw(found, party_size)) || (to && flawOf(found, to, party_size ?? found.row.party_size))
  if (flaw) return flaw
  if (Object.keys(mine).length > 0) await changePlace(tx, input.id, mine)
  if (to) await move(call, found, to, found.by === 'organizer' ? reason : '')
  await offerFree(call, found.row.event_id, found.row.occurrence_id)
  return participantAnswer({ db: tx, tools, viewer }, input.id)
})

/** What giving a place back means, by how it stands. */
const OUT = { self: { Invited: 'Rejected' }, organizer: { Invited: 'cancelled' } } as const
export const leave = command(events.leave, async ({ input, ...call }) => {
  const found = await locked(call, input.id)
  if (!found) return refuse('participant.not_found')
  const { row, by } = found
  const usual = by === 'self' ? 'cancelled' : 'Rejected'
  const to: ParticipantStatus = row.status === 'Invited' ? OUT[by === 'self' ? 'self' : 'organizer'].Invited : usual
  const flaw = flawOf(found, to, row.party_size)
  if (refused(flaw)) return refuse('participant.state')
  await move(call, found, to)
  await offerFree(call, row.event_id, row.occurrence_id)
  return { done: true as const }
})
