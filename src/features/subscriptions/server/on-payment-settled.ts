import { paymentSettled } from '#features/payments/contract.ts'
import { findPayment, getPayment } from '#features/payments/server/public.ts'
import { on } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { failed, paid } from './settled.ts'
import { CHARGE } from './view.ts'

/** The gateway's own word reached the payment first, or its payer was away: the plan goes on from there, by the same one completion. */
export const onPaymentSettled = on(
  paymentSettled,
  'subscriptions',
  async (deed, { member_id, ref_type, ref_id, payment_id, status }) => {
    await lock(deed.tx, 'members', [member_id])
    // A second capture for the same charge is looked at by itself.
    const payment = status === 'captured' ? await getPayment(deed.tx, payment_id) : await findPayment(deed.tx, ref_type, ref_id)
    // A later try is under way, or has paid: what became of this one says nothing any more.
    if (!payment || (payment.id !== payment_id && payment.status !== 'captured')) return
    if (payment.status === 'captured') await paid(deed, ref_id, payment)
    else await failed(deed, ref_id, payment.away ? 'away' : 'card')
  },
  ({ ref_type }) => ref_type === CHARGE,
)
