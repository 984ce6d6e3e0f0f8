import { chargebackNotified } from '#features/payments/contract.ts'
import { getPayment } from '#features/payments/server/public.ts'
import { on } from '#server/operations/slice.ts'
import { hearChargeback } from './queries.ts'

export const onChargebackNotified = on(chargebackNotified, 'chargebacks', async ({ tx }, { dispute_ref, payment_id }) => {
  const { currency } = await getPayment(tx, payment_id)
  await hearChargeback(tx, { provider_ref: dispute_ref, payment_id, currency })
})
