import { findPayment, recordPayment, voidOutside } from '#features/payments/server/public.ts'
import { lock } from '#server/operations/locks.ts'
import { sweeper } from '#server/operations/slice.ts'
import { settle } from './conclude.ts'
import { findTicket, nextExpiry, overdueTickets, TICKET } from './queries-tickets.ts'

/** The payment is voided first, so that a ticket that was given up cannot be paid. */
export const expireTickets = sweeper({
  name: 'events.expire_ticket',
  due: overdueTickets,
  next: nextExpiry,
  async outside(db, id, tools) {
    const payment = (await findPayment(db, TICKET, id))!
    return { payment_id: payment.id, word: await voidOutside(tools, db, payment.id) }
  },
  async finish(context, id, { payment_id, word }) {
    const row = await findTicket(context.tx, id)
    if (row?.status !== 'pending_payment' || !row.expires_at || row.expires_at > (await context.clock())) return
    await lock(context.tx, 'members', [row.buyer_id])
    await settle(context, id, await recordPayment(context, payment_id, word), 'clock')
  },
})
