import { paymentSettled } from '#features/payments/contract.ts'
import { findPayment, getPayment } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { on } from '#server/operations/slice.ts'
import { lockPurchase } from '../queries.ts'
import { endedByPayment } from './conclude.ts'
import { fulfil } from './fulfil.ts'

/** The webhook or sweeper of payments was first; completion is the same. */
export const onPaymentSettled = on(
  paymentSettled,
  'orders',
  async (context, { ref_type, ref_id, payment_id }) => {
    const purchase = await lockPurchase(context.tx, ref_id as Id<'order_groups'>)
    if (!purchase) return
    const payment = await getPayment(context.tx, payment_id)
    if (payment.status === 'captured') return void (await fulfil(context, purchase, payment))
    // Another attempt is under way or has paid: this one no longer counts.
    const last = await findPayment(context.tx, ref_type, ref_id)
    if (last?.id === payment_id) await endedByPayment(context, purchase)
  },
  ({ ref_type, concluded }) => ref_type === 'order_group' && !concluded,
)
