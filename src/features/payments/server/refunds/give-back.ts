import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { paymentSettled } from '../../contract.ts'
import { findForUpdate, reopenOdd, voidOdd } from './queries-refunds.ts'
import { giveBack } from './refund.ts'

/** Decision of an administrator: refunds a payment of a wrong amount, whose purchase ends unpaid; a refund that was refused is sent again. */
export async function giveBackOdd(context: Pick<TransactionContext, 'tx' | 'emit'>, payment_id: Id<'payments'>): Promise<boolean> {
  if (await reopenOdd(context.tx, payment_id)) return true
  const payment = await findForUpdate(context.tx, payment_id)
  if (payment?.failure !== 'mismatch' || payment.status !== 'processing' || !payment.taken) return false
  await giveBack(context, payment, { amount: payment.taken, currency: payment.taken_currency! }, 'mismatch')
  await voidOdd(context.tx, payment_id)
  const { member_id, ref_type, ref_id } = payment
  context.emit(paymentSettled, { payment_id, member_id, ref_type, ref_id, status: 'voided' })
  return true
}

/** What `giveBackOdd` would send back of a payment of a wrong amount. A refund that was refused is owed already: it is no new one. */
export async function toGiveBack(tx: Tx, payment_id: Id<'payments'>) {
  const payment = await findForUpdate(tx, payment_id)
  if (payment?.failure !== 'mismatch' || payment.status !== 'processing' || !payment.taken) return undefined
  return { amount: payment.taken, currency: payment.taken_currency!, member_id: payment.member_id }
}
