import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lockPayment, type PaymentRow } from '../queries.ts'
import { keepPart, type NewPart, reopenRefund } from './queries-refunds.ts'

/** Gives a part of a captured payment back, and never more than was captured. The ledger's side of it is booked by the slice that sold. */
export async function openRefund(
  { tx }: Pick<TransactionContext, 'tx'>,
  part: NewPart,
  /** Locked by the caller, whose amount depends on rows that are locked later. */
  locked?: PaymentRow,
): Promise<Id<'payment_refunds'>> {
  const payment = locked ?? (await lockPayment(tx, part.payment_id))
  if (payment.status !== 'captured') throw new Error(`payment ${payment.id} is ${payment.status}: there is nothing to give back`)
  const kept = await keepPart(tx, part, payment)
  if (!kept) throw new Error(`payment ${payment.id}: ${part.amount} is more than what is left of it`)
  return kept
}

/** Decision of an administrator: a refund that the gateway refused is tried again. False if it did not fail. */
export const retryRefund = ({ tx }: Pick<TransactionContext, 'tx'>, id: Id<'payment_refunds'>): Promise<boolean> => reopenRefund(tx, id)
