import { paymentSettled } from '#features/payments/contract.ts'
import { findPayment, getPayment } from '#features/payments/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { CHARGE } from '../view.ts'
import { failed, paid } from './settled.ts'

/** The gateway's own word reached the payment first, or its payer was away: the plan goes on from there, by the same one completion. */
export const onPaymentSettled = on(
  paymentSettled,
  'subscriptions',
  async (context, { member_id, ref_type, ref_id, payment_id, status }) => {
    await lock(context.tx, 'members', [member_id])
    // A second capture for the same charge is looked at by itself.
    const payment = status === 'captured' ? await getPayment(context.tx, payment_id) : await findPayment(context.tx, ref_type, ref_id)
    // A later try is under way, or has paid: what became of this one says nothing any more.
    if (!payment || (payment.id !== payment_id && payment.status !== 'captured')) return
    const charge_id = ref_id as Id<'subscription_charges'>
    if (payment.status === 'captured') await paid(context, charge_id, payment)
    else await failed(context, charge_id, payment.away ? 'away' : 'card')
  },
  ({ ref_type }) => ref_type === CHARGE,
)
