import { postTaking } from '#features/ledger/server/public.ts'
import { lockPayment, openRefund } from '#features/payments/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { type OccurrenceId, type ParticipantId, ticketGivenBack, ticketRefunded } from '../../contract.ts'
import { isRefundable } from '../../rules-tickets.ts'
import type { DateRow } from '../dates/queries-dates.ts'
import { stateAfter } from './conclude.ts'
import { type EventTicketRow, findTicket, openTicketsOf, openTicketsOfDates, TICKET, writeTicket } from './queries-tickets.ts'

type Doing = Pick<TransactionContext, 'tx' | 'clock' | 'emit'>

/** Decided under the lock of the event; its money follows, since payments are locked before events. */
async function owe({ tx, emit }: Doing, row: EventTicketRow, by: 'buyer' | 'organizer') {
  await writeTicket(tx, row.id, { status: stateAfter(row, 'give_back', by) })
  emit(ticketGivenBack, { ticket_id: row.id, buyer_id: row.buyer_id })
}
/** What waits for its payment is given up at once: the payment is voided, or goes back when it comes. */
const giveUp = async ({ tx, clock }: Doing, { id }: EventTicketRow) => writeTicket(tx, id, { expires_at: await clock() })

/** A place was given back, or taken away. Precondition: the event is locked. */
export async function endTicketsOf(call: Doing, participant_id: ParticipantId, by: 'self' | 'organizer', date: DateRow): Promise<void> {
  const now = await call.clock()
  for (const row of await openTicketsOf(call.tx, participant_id))
    if (row.status === 'pending_payment') await giveUp(call, row)
    else if (by === 'organizer') await owe(call, row, 'organizer')
    else if (isRefundable(row, date, now)) await owe(call, row, 'buyer')
}
/** Dates were called off: all of it goes back. Precondition: the event is locked. */
export async function endTicketsOfDates(call: Doing, ids: readonly OccurrenceId[]): Promise<void> {
  if (!ids.length) return
  for (const row of await openTicketsOfDates(call.tx, ids))
    if (row.status === 'pending_payment') await giveUp(call, row)
    else await owe(call, row, 'organizer')
}

/** The money of a ticket that was given back: all of it, the commission with it, once. */
export const onTicketGivenBack = on(ticketGivenBack, 'events', async (context, { ticket_id }) => {
  const seen = await findTicket(context.tx, ticket_id)
  if (seen?.status !== 'refund_due') return
  const payment = await lockPayment(context.tx, seen.payment_id!)
  if (seen.event_id) await lock(context.tx, 'events', [seen.event_id])
  const row = (await findTicket(context.tx, ticket_id))!
  // The bank takes it back itself, or says that it stays: then this is told again.
  if (row.status !== 'refund_due' || row.disputed_at) return
  const { id, amount, commission, currency, organizer_id, buyer_id, event_id } = row
  const payment_refund_id = await openRefund(context, { payment_id: payment.id, amount, asked_now: false }, payment)
  await writeTicket(context.tx, id, { status: stateAfter(row, 'refund', 'system'), payment_refund_id, ended_at: await context.clock() })
  context.record({ family: 'money', operation: 'events.refund_ticket', ids: { ticket_id: id, member_id: buyer_id } })
  if (event_id) context.emit(ticketRefunded, { event_id, ticket_id: id, buyer_id, organizer_id, amount, currency })
  const lines = [
    { account: { owner_id: null, code: 'refunds_clearing' as const, currency }, credit: amount },
    { account: { owner_id: null, code: 'commission_revenue' as const, currency }, debit: commission },
  ]
  const booking = { code: 'ticket_refunded', ref_type: TICKET, ref_id: id, actor_id: null, lines }
  await postTaking(context, booking, { owner_id: organizer_id, currency, amount: amount - commission, reserved: true })
})
