import { paymentSettled } from '#features/payments/contract.ts'
import { findPayment } from '#features/payments/server/public.ts'
import { on } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { cancelUnpaid } from './conclude.ts'
import { fulfil } from './fulfil.ts'
import { findGroup, ordersOfGroup } from './queries.ts'

/** The gateway's own word reached the payment first: the purchase goes on from there, by the same one completion. */
export const onPaymentSettled = on(paymentSettled, 'orders', async (deed, { ref_type, ref_id }) => {
  if (ref_type !== 'order_group') return
  const { tx } = deed
  await lock(tx, 'order_groups', [ref_id])
  await lock(
    tx,
    'orders',
    (await ordersOfGroup(tx, ref_id)).map((order) => order.id),
  )
  const [group, payment] = [await findGroup(tx, ref_id), await findPayment(tx, ref_type, ref_id)]
  if (!group || !payment) return
  if (payment.status === 'captured') await fulfil(deed, group, payment)
  else await cancelUnpaid(deed, group, 'payment')
})
