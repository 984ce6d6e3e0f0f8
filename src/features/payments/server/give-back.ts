import type { MemberId } from '#kernel/shapes.ts'
import type { Deed } from '#server/run/call.ts'
import { type PaymentId, paymentSettled } from '../contract.ts'
import { findForUpdate, voidOdd } from './queries-refunds.ts'
import { giveBack } from './refund.ts'

/** An administrator sends back what the gateway took instead of our amount; what it was for ends unpaid. */
export async function giveBackOdd(deed: Pick<Deed, 'tx' | 'emit'>, payment_id: string): Promise<boolean> {
  const payment = await findForUpdate(deed.tx, payment_id)
  if (payment?.failure !== 'mismatch' || payment.status !== 'processing' || !payment.taken) return false
  await giveBack(deed, payment, { amount: payment.taken, currency: payment.taken_currency! }, 'mismatch')
  await voidOdd(deed.tx, payment_id)
  const { member_id, ref_type, ref_id } = payment
  deed.emit(paymentSettled, { payment_id: payment_id as PaymentId, member_id: member_id as MemberId, ref_type, ref_id, status: 'voided' })
  return true
}
