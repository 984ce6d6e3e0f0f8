import { paymentSettled } from '#features/payments/contract.ts'
import { findPayment, getPayment } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { completed, failed } from './conclude.ts'
import { PURCHASE } from './left.ts'

/** The webhook or the sweeper was first; completion is the same. */
export const onPaymentSettled = on(
  paymentSettled,
  'coins',
  async (context, { member_id, ref_id, payment_id, status }) => {
    await lock(context.tx, 'members', [member_id])
    const payment = status === 'captured' ? await getPayment(context.tx, payment_id) : await findPayment(context.tx, PURCHASE, ref_id)
    if (!payment) return
    const id = ref_id as Id<'coin_purchases'>
    await (payment.status === 'captured' ? completed(context, id, payment) : failed(context, id))
  },
  ({ ref_type }) => ref_type === PURCHASE,
)
