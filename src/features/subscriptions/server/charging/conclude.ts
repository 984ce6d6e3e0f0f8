import { askVoid, recordPayment, type Word } from '#features/payments/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { findCharge } from '../queries.ts'
import { stopWaiting } from '../queries-write.ts'
import { chargeView, membershipOf } from '../view.ts'
import { type By, failed, paid } from './settled.ts'

/** Values passed between the phases of a payment. */
export interface ChargeRef {
  readonly charge_id: Id<'subscription_charges'>
  readonly payment_id: Id<'payments'> | null
  readonly member_id: Id<'members'>
  readonly back: string
}

/** Stores the gateway's answer once. Lock order: the member first. */
export async function conclude(context: TransactionContext, { charge_id, payment_id, member_id }: ChargeRef, word: Word | null, by: By = 'card') {
  await lock(context.tx, 'members', [member_id])
  const payment = payment_id && word ? await recordPayment(context, payment_id, word) : undefined
  if (payment?.status === 'captured') await paid(context, charge_id, payment)
  if (!payment || payment.status === 'failed' || payment.status === 'voided') await failed(context, charge_id, payment?.away ? 'away' : by)
  else if (payment.status !== 'captured' && (by === 'member' || by === 'clock')) {
    // Only a final status ends the payment: its sweeper continues to void it.
    await askVoid(context, payment)
    await stopWaiting(context.tx, charge_id)
  }
  if (payment?.status === 'failed' && by === 'card') return refuse('payment.declined', { reason: payment.failure })
  const charge = (await findCharge(context.tx, charge_id))!
  return { charge: await chargeView(context.tx, charge), membership: await membershipOf(context.tx, context.tools, member_id) }
}
