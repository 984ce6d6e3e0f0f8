import { paymentDisputed } from '#features/chargebacks/contract.ts'
import { disputeOf } from '#features/chargebacks/server/public.ts'
import { freeze, postGiving, postTaking, thaw } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { ticketDisputed, ticketGivenBack } from '../../contract.ts'
import { commissionOfTaken, mayChargeBack } from '../../rules-tickets.ts'
import type { TicketId } from '../../shapes.ts'
import { stateAfter } from './conclude.ts'
import { type EventTicketRow, findTicket, TICKET, writeTicket } from './queries-tickets.ts'

const holdOf = ({ id }: EventTicketRow) => ({ code: 'chargeback_hold', ref_type: TICKET, ref_id: id })

/** A payment of a ticket is disputed, kept or taken back by the bank. What was paid for a place that was gone has no ticket: it is ours. */
export const onPaymentDisputed = on(
  paymentDisputed,
  'events',
  async (context, { payment_id, ref_id }) => {
    const seen = await findTicket(context.tx, ref_id as TicketId)
    if (seen?.payment_id !== payment_id) return
    if (seen.event_id) await lock(context.tx, 'events', [seen.event_id])
    const row = (await findTicket(context.tx, seen.id))!
    const { is_open, lost } = await disputeOf(context.tx, payment_id)
    if (!mayChargeBack(row.status)) return
    if (lost > 0) await chargeBack(context, row, Math.min(lost, row.amount))
    else if (is_open && !row.disputed_at) await stop(context, row)
    else if (!is_open && row.disputed_at) await goOn(context, row)
  },
  ({ ref_type }) => ref_type === TICKET,
)

/** What was released is held as far as it is still there. */
async function stop(context: TransactionContext, row: EventTicketRow) {
  await writeTicket(context.tx, row.id, { disputed_at: await context.clock() })
  const { organizer_id: owner_id, currency, amount, commission } = row
  if (row.status === 'released') await freeze(context, holdOf(row), { owner_id, currency, amount: amount - commission })
  tell(context, row, 'opened', amount)
}

async function goOn(context: TransactionContext, row: EventTicketRow) {
  await thaw(context, holdOf(row))
  await writeTicket(context.tx, row.id, { disputed_at: null })
  if (row.status === 'refund_due') context.emit(ticketGivenBack, { ticket_id: row.id, buyer_id: row.buyer_id })
  tell(context, row, 'kept', row.amount)
}

/** What the bank took was booked as our loss. It is the organizer's, with our commission of it; what was released is a debt if it is gone. */
async function chargeBack(context: TransactionContext, row: EventTicketRow, taken: number) {
  const { id, organizer_id: owner_id, currency } = row
  const commission_back = commissionOfTaken(row, taken)
  await thaw(context, holdOf(row))
  const now = await context.clock()
  await writeTicket(context.tx, id, { status: stateAfter(row, 'charge_back', 'system'), taken, commission_back, disputed_at: null, ended_at: now })
  context.record({ family: 'money', operation: 'events.charge_back_ticket', ids: { ticket_id: id, member_id: owner_id } })
  const lines = [
    { account: { owner_id: null, code: 'chargeback_losses' as const, currency }, credit: taken },
    { account: { owner_id: null, code: 'commission_revenue' as const, currency }, debit: commission_back },
  ]
  const reserved = row.status !== 'released'
  const booking = { ref_type: TICKET, ref_id: id, actor_id: null }
  const part = taken - commission_back
  await postTaking(context, { ...booking, code: 'ticket_charged_back', lines }, { owner_id, currency, amount: part, reserved })
  const rest = row.amount - row.commission - part
  if (reserved && rest > 0) {
    const left = [{ account: { owner_id, code: 'seller_reserved' as const, currency }, debit: rest }]
    await postGiving(context, { ...booking, code: 'ticket_released', lines: left }, { owner_id, currency, amount: rest })
  }
  tell(context, row, 'lost', taken)
}

function tell(context: TransactionContext, row: EventTicketRow, step: 'opened' | 'kept' | 'lost', amount: number) {
  const { id: ticket_id, event_id, buyer_id, organizer_id, currency } = row
  if (event_id) context.emit(ticketDisputed, { event_id, ticket_id, buyer_id, organizer_id, amount, currency, step })
}
