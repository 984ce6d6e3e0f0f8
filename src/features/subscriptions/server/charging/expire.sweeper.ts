import { findPayment, voidOutside } from '#features/payments/server/public.ts'
import { sweeper } from '#server/operations/slice.ts'
import { findCharge } from '../queries.ts'
import { nextExpiry, overdueCharges } from '../queries-due.ts'
import { CHARGE } from '../view.ts'
import { conclude } from './conclude.ts'

/** Expired payment of a day: voided first, so that an ended charge cannot be paid. */
export const expireOpen = sweeper({
  name: 'subscriptions.expire_open',
  due: overdueCharges,
  next: nextExpiry,
  async outside(db, id, tools) {
    const payment = await findPayment(db, CHARGE, id)
    return payment && { payment_id: payment.id, word: await voidOutside(tools, db, payment.id) }
  },
  async finish(context, id, known) {
    const charge = await findCharge(context.tx, id)
    if (!known || charge?.status !== 'open' || !charge.expires_at || charge.expires_at > (await context.clock())) return
    await conclude(context, { charge_id: id, payment_id: known.payment_id, member_id: charge.member_id, back: '' }, known.word, 'clock')
  },
})
