import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { type PaymentId, paymentSettled } from '../../contract.ts'
import { findForUpdate, voidOdd } from './queries-refunds.ts'
import { giveBack } from './refund.ts'

/** Decision of an administrator: refunds a payment of a wrong amount; its purchase ends unpaid. */
export async function giveBackOdd(context: Pick<TransactionContext, 'tx' | 'emit'>, payment_id: string): Promise<boolean> {
  const payment = await findForUpdate(context.tx, payment_id)
  if (payment?.failure !== 'mismatch' || payment.status !== 'processing' || !payment.taken) return false
  await giveBack(context, payment, { amount: payment.taken, currency: payment.taken_currency! }, 'mismatch')
  await voidOdd(context.tx, payment_id)
  const { member_id, ref_type, ref_id } = payment
  context.emit(paymentSettled, { payment_id: payment_id as PaymentId, member_id: member_id as MemberId, ref_type, ref_id, status: 'voided' })
  return true
}
