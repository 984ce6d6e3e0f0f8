import { findPayment, lookOutside, openPayment, payOutside } from '#features/payments/server/public.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import { events, participantMoved } from '../../contract.ts'
import { barred, freeOf, type PlaceStanding, stepTo } from '../../rules.ts'
import { after, commissionOf, HOLD_MINUTES, refundUntil, WAITS_DAYS } from '../../rules-tickets.ts'
import type { DateRow } from '../dates/queries-dates.ts'
import { runningDate } from '../locked.ts'
import { placeCode } from '../places/code.ts'
import { type EventRow, seenEvent } from '../queries.ts'
import { keepPlace, standingOf } from '../queries-write.ts'
import { conclude, type TicketRef } from './conclude.ts'
import { keepTicket, latestTicket, TICKET } from './queries-tickets.ts'

type Call = CommandContext<typeof events.buyTicket>
interface Wanted {
  readonly event: EventRow
  readonly date: DateRow
  readonly now: Date
  readonly standing: Awaited<ReturnType<typeof standingOf>>
}
/** The page that the bank leads back to. */
const back = (public_url: string, event_id: string, participant_id: string) =>
  `${public_url}/events/${event_id}/show?${new URLSearchParams({ bought: participant_id })}`

/** The date and how the buyer stands to it, with the event locked. */
async function wanted({
  input,
  viewer,
  tx,
  clock,
}: Call): Promise<Wanted | Refusal<'event.not_found' | 'event.plan' | 'event.own' | 'event.closed'>> {
  await lock(tx, 'events', [input.event_id])
  const event = await seenEvent(tx, viewer.id, input.event_id)
  if (!event || event.status === 'draft') return refuse('event.not_found')
  const no = barred(viewer.permissions, event.type, 'join')
  if (no) return no
  if (event.is_run) return refuse('event.own')
  const running = await runningDate(tx, clock, event, input.occurrence_id)
  if (!running) return refuse('event.closed')
  return { event, date: running.date, now: running.now, standing: await standingOf(tx, running.date.id, viewer.id) }
}

/** Whether a place can be held. Whoever was offered one has it already; nobody else passes those who wait. */
function flawOf({ event, date, standing }: Wanted, { party_size, expected_amount }: Call['input']) {
  const from: PlaceStanding = standing?.status ?? 'none'
  const is_held = from === 'offered'
  if (event.price === null) return refuse('event.free')
  if (event.price * party_size !== expected_amount) return refuse('event.price_changed', { amount: event.price * party_size })
  if (!is_held && (!stepTo(from, 'offered', 'self') || (event.visibility === 'Private' && from !== 'Invited'))) return refuse('participant.state')
  const free = freeOf(date) + (is_held ? standing!.party_size : 0)
  return (is_held || date.waiting === 0) && free >= party_size ? undefined : refuse('event.full')
}

/** The place is held first, then paid outside the transaction, and taken once. */
export const buyTicket = phasedCommand(events.buyTicket, {
  async prepare(call) {
    const { input, viewer, tx } = call
    await lock(tx, 'members', [viewer.id])
    const found = await wanted(call)
    if (refused(found)) return found
    const flaw = flawOf(found, input)
    if (flaw) return flaw
    if (found.standing && (await latestTicket(tx, found.standing.id))?.status === 'pending_payment') return refuse('ticket.waiting')
    return hold(call, found)
  },
  outside: ({ payment_id, participant_id, event_id }, tools, db) =>
    payOutside(tools, db, payment_id, back(tools.site.public_url, event_id, participant_id)),
  finish: (context, ref, word) => conclude(context, ref, word),
})

async function hold(call: Call, { event, date, now, standing }: Wanted): Promise<TicketRef> {
  const { input, viewer, tx, tools, emit } = call
  const { role, party_size, expected_amount: amount } = input
  const [event_id, occurrence_id, buyer_id] = [event.id, date.id, viewer.id]
  const from = standing?.status ?? 'none'
  const held = { event_id, occurrence_id, user_id: buyer_id, code: placeCode(), status: 'offered' as const, changed_at: now, role, party_size }
  const participant_id = await keepPlace(tx, { ...held, offered_until: after(now, { days: WAITS_DAYS }) })
  const step = stepTo(from, 'offered', 'self')
  const at = now.toISOString()
  if (step) emit(participantMoved, { event_id, participant_id, user_id: buyer_id, actor_id: buyer_id, action: step.action, to: step.to, at })
  const [price, currency] = [event.price!, event.currency!]
  const until = after(now, { minutes: HOLD_MINUTES })
  const ticket_id = await keepTicket(tx, {
    ...{ event_id, occurrence_id, participant_id, buyer_id, organizer_id: event.user_id, party_size, price, amount, currency },
    commission: commissionOf(amount, tools.site.commission),
    ...{ starts_at: date.starts_at, refund_until: refundUntil(date.starts_at, event.refund_days) },
    place_until: from === 'offered' && standing?.offered_until && standing.offered_until > until ? standing.offered_until : until,
    expires_at: until,
  })
  const money = { member_id: buyer_id, ref_type: TICKET, ref_id: ticket_id, amount, currency }
  const payment_id = await openPayment(call, { ...money, payment_method_id: input.payment_method_id })
  return { ticket_id, payment_id, participant_id, event_id, buyer_id }
}

/** Asks the gateway after 3-D Secure, or when the page is opened again. */
export const settleTicket = phasedCommand(events.settleTicket, {
  async prepare({ input, viewer, tx }): Promise<TicketRef | Refusal<'participant.not_found'>> {
    const ticket = await latestTicket(tx, input.id)
    if (ticket?.buyer_id !== viewer.id || !ticket.event_id) return refuse('participant.not_found')
    const payment = (await findPayment(tx, TICKET, ticket.id))!
    return { ticket_id: ticket.id, payment_id: payment.id, participant_id: input.id, event_id: ticket.event_id, buyer_id: viewer.id }
  },
  outside: ({ payment_id }, tools, db) => lookOutside(tools, db, payment_id),
  finish: (context, ref, word) => conclude(context, ref, word),
})
