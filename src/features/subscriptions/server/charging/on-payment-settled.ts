import { paymentSettled } from '#features/payments/contract.ts'
import { findPayment, getPayment } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { CHARGE } from '../view.ts'
import { failed, paid } from './settled.ts'

/** The webhook or sweeper was first, or the payment was off session; completion is the same. */
export const onPaymentSettled = on(
  paymentSettled,
  'subscriptions',
  async (context, { member_id, ref_type, ref_id, payment_id, status }) => {
    await lock(context.tx, 'members', [member_id])
    // A second capture of the same charge is handled on its own.
    const payment = status === 'captured' ? await getPayment(context.tx, payment_id) : await findPayment(context.tx, ref_type, ref_id)
    // A later attempt is in progress or has paid: this one no longer counts.
    if (!payment || (payment.id !== payment_id && payment.status !== 'captured')) return
    const charge_id = ref_id as Id<'subscription_charges'>
    if (payment.status === 'captured') await paid(context, charge_id, payment)
    else await failed(context, charge_id, payment.away ? 'away' : 'card')
  },
  ({ ref_type }) => ref_type === CHARGE,
)
