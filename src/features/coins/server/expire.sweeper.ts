import { findPayment, voidOutside } from '#features/payments/server/public.ts'
import { sweeper } from '#server/operations/slice.ts'
import { conclude } from './conclude.ts'
import { PURCHASE } from './left.ts'
import { findPurchase, nextExpiry, overduePurchases } from './queries.ts'

/** After a day the payment is voided first, so that a purchase that has ended cannot be paid. */
export const expirePurchases = sweeper({
  name: 'coins.expire_purchase',
  due: overduePurchases,
  next: nextExpiry,
  async outside(db, id, tools) {
    const payment = (await findPayment(db, PURCHASE, id))!
    return { payment_id: payment.id, word: await voidOutside(tools, db, payment.id) }
  },
  async finish(context, id, { payment_id, word }) {
    const row = await findPurchase(context.tx, id)
    if (row?.status !== 'pending_payment' || !row.expires_at || row.expires_at > (await context.clock())) return
    await conclude(context, { purchase_id: id, payment_id, member_id: row.member_id }, word, 'clock')
  },
})
