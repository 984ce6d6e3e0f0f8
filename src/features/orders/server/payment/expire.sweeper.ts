import { findPayment, recordPayment, voidOutside } from '#features/payments/server/public.ts'
import { sweeper } from '#server/operations/slice.ts'
import { lockPurchase } from '../queries.ts'
import { dueGroups, nextGroup } from '../queries-due.ts'
import { endOrWait } from './conclude.ts'

/** Expired checkout: the payment is voided first, so that released stock cannot be paid. Without an answer the sweeper of payments tries again. */
export const expireUnpaid = sweeper({
  name: 'orders.expire_unpaid',
  due: dueGroups,
  next: nextGroup,
  async outside(db, id, tools) {
    const payment = await findPayment(db, 'order_group', id)
    return payment && { payment_id: payment.id, word: await voidOutside(tools, db, payment.id) }
  },
  async finish(context, id, known) {
    const purchase = (await lockPurchase(context.tx, id))!
    const { group } = purchase
    if (group.status !== 'pending_payment' || group.cancel_asked_at || group.reserved_until! > (await context.clock())) return
    const payment = known && (await recordPayment(context, known.payment_id, known.word, { concluded: true }))
    await endOrWait(context, purchase, payment, 'clock')
  },
})
