import { post } from '#features/ledger/server/public.ts'
import {
  askVoid,
  findPayment,
  giveBackLate,
  type PaymentRow,
  paymentView,
  recordPayment,
  setDefault,
  type Word,
} from '#features/payments/server/public.ts'
import { type ActionOf, type ActorOf, next } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { type EventId, type ParticipantId, participantMoved, ticketBought } from '../../contract.ts'
import { stepTo } from '../../rules.ts'
import { type TicketStatus, ticketMachine } from '../../rules-tickets.ts'
import type { TicketId } from '../../shapes.ts'
import { dateById } from '../dates/queries-dates.ts'
import { changePlace, movePlace, placeById } from '../queries-write.ts'
import { participantAnswer } from '../view.ts'
import { type EventTicketRow, findTicket, TICKET, writeTicket } from './queries-tickets.ts'

/** Plain JSON: stored with the idempotency key between the phases. */
export interface TicketRef {
  readonly ticket_id: TicketId
  readonly payment_id: Id<'payments'>
  readonly participant_id: ParticipantId
  readonly event_id: EventId
  readonly buyer_id: Id<'members'>
}

/** The state after this step. A step that the machine does not know is a fault. */
export function stateAfter(row: EventTicketRow, action: ActionOf<typeof ticketMachine>, by: ActorOf<typeof ticketMachine>): TicketStatus {
  const status = next(ticketMachine, row.status, action, by)
  if (!status) throw new Error(`ticket ${row.id} cannot ${action} from ${row.status}`)
  return status
}

/** Stores the gateway's answer once. Lock order: the buyer, the payment, the event; the ledger comes last. */
export async function conclude(context: TransactionContext, ref: TicketRef, word: Word) {
  const { tx, tools } = context
  await lock(tx, 'members', [ref.buyer_id])
  const payment = await recordPayment(context, ref.payment_id, word)
  await settle(context, ref.ticket_id, payment)
  if (payment.status === 'failed') return refuse('payment.declined', { reason: payment.failure })
  const latest = await findPayment(tx, TICKET, ref.ticket_id)
  const { participant } = await participantAnswer({ db: tx, tools, viewer: { id: ref.buyer_id } }, ref.participant_id)
  return { participant, payment: latest ? paymentView(latest) : null }
}

/** What a payment means for its ticket, once, for page, webhook and sweeper. Precondition: buyer and payment are locked. */
export async function settle(context: TransactionContext, id: TicketId, payment: PaymentRow, by?: 'clock'): Promise<void> {
  const seen = await findTicket(context.tx, id)
  if (seen?.event_id) await lock(context.tx, 'events', [seen.event_id])
  const row = await findTicket(context.tx, id)
  if (!row) return
  if (payment.status === 'captured') return paid(context, row, payment)
  if (row.status !== 'pending_payment') return
  if (payment.status === 'failed' || payment.status === 'voided') return unpaid(context, row, by)
  // Only a final status ends the payment: its own sweeper continues to void it, and the place stays held meanwhile.
  if (by === 'clock') {
    await askVoid(context, payment)
    await writeTicket(context.tx, row.id, { expires_at: null })
  }
}

/** Money that comes for a place that is gone goes back by itself. */
async function paid(context: TransactionContext, row: EventTicketRow, payment: PaymentRow) {
  const { tx } = context
  if (row.payment_id === payment.id) return
  const place = row.participant_id ? await placeById(tx, row.participant_id) : undefined
  const now = await context.clock()
  const date = place && (await dateById(tx, place.event_id, place.occurrence_id))
  // Called off or over: the place is not one any more, although it was held.
  const is_there = date?.status === 'active' && date.ends_at > now
  const step = place?.status === 'offered' && is_there ? stepTo('offered', 'Accepted', 'system') : undefined
  if (row.status !== 'pending_payment' || !place || !step) {
    if (row.status === 'pending_payment') await unpaid(context, row)
    return giveBackLate(context, payment)
  }
  await setDefault(tx, row.buyer_id, context.tools.gateway.provider)
  await writeTicket(tx, row.id, { status: stateAfter(row, 'pay', 'system'), payment_id: payment.id, paid_at: now, expires_at: null })
  await movePlace(tx, place.id, step.to, now)
  const { event_id, occurrence_id, id: participant_id } = place
  const { buyer_id: user_id, organizer_id, amount, currency, commission } = row
  context.emit(participantMoved, { event_id, participant_id, user_id, actor_id: user_id, action: step.action, to: step.to, at: now.toISOString() })
  context.emit(ticketBought, { event_id, occurrence_id, ticket_id: row.id, buyer_id: user_id, organizer_id, amount, currency })
  await post(context, {
    ...{ code: 'ticket_sold', ref_type: TICKET, ref_id: row.id, actor_id: user_id },
    lines: [
      { account: { owner_id: null, code: 'psp_clearing', currency }, debit: amount },
      { account: { owner_id: organizer_id, code: 'seller_reserved', currency }, credit: amount - commission },
      { account: { owner_id: null, code: 'commission_revenue', currency }, credit: commission },
    ],
  })
}

/** The place stays held as long as it was, so that another card can be tried; then it lapses, and the next in line has it. */
async function unpaid({ tx, clock }: TransactionContext, row: EventTicketRow, by?: 'clock') {
  const status = by === 'clock' ? stateAfter(row, 'expire', 'clock') : stateAfter(row, 'fail', 'system')
  await writeTicket(tx, row.id, { status, ended_at: await clock(), expires_at: null })
  const place = row.participant_id ? await placeById(tx, row.participant_id) : undefined
  if (place?.status === 'offered') await changePlace(tx, place.id, { offered_until: row.place_until })
}
