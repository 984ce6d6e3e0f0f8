import { askVoid, lockingPayment, type PaymentRow, recordLocked, type Word } from '#features/payments/server/public.ts'
import { giveBack, lockTaken } from '#features/product-offers/server/public.ts'
import { releaseStock } from '#features/products/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { pipelined } from '#server/db/pipeline.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { orderCancelled } from '../../contract.ts'
import { EXTENDED_MINUTES } from '../../rules.ts'
import { moveAll, parties } from '../move.ts'
import { cancelAsked, cancelled, extended, lockingPurchase, nowBehind, type OrderGroup } from '../queries.ts'
import { isWon } from '../won/promised.ts'
import { fulfil } from './fulfil.ts'
import { groupView } from './group-view.ts'

/** Records the gateway's answer once. Every caller goes through this lock of the order group. */
export async function conclude(before: TransactionContext, group_id: Id<'order_groups'>, payment_id: Id<'payments'>, word: Word) {
  const { tx } = before
  const [[group], orders, [row], [now]] = await pipelined(tx, ...lockingPurchase(tx, group_id), lockingPayment(tx, payment_id), nowBehind)
  const context: TransactionContext = { ...before, clock: async () => now!.at }
  const purchase = { group: group!, orders }
  const payment = await recordLocked(context, row!, word, { concluded: true })
  if (payment.status === 'captured') return { group: groupView(await fulfil(context, purchase, payment), payment) }
  if (payment.status === 'failed' || payment.status === 'voided') {
    const after = await endedByPayment(context, purchase)
    return payment.status === 'failed' ? refuse('payment.declined', { reason: payment.failure }) : { group: groupView(after, payment) }
  }
  return { group: groupView(await extend(context, purchase), payment) }
}

/** A payment that failed ends a checkout; what was won waits for another one until its time is over. */
export const endedByPayment = (context: TransactionContext, purchase: OrderGroup): Promise<OrderGroup> => {
  const by = purchase.group.cancel_asked_by as 'buyer' | 'clock' | null
  return isWon(purchase.orders) && !by ? Promise.resolve(purchase) : cancelUnpaid(context, purchase, by ?? 'payment')
}

async function extend({ tx }: TransactionContext, purchase: OrderGroup): Promise<OrderGroup> {
  const { group } = purchase
  return group.status === 'pending_payment' && !group.extended && !group.cancel_asked_at
    ? { ...purchase, group: await extended(tx, group, EXTENDED_MINUTES) }
    : purchase
}

/** Ends a purchase only with a final payment status; until then the stock stays reserved and the sweeper voids the payment. */
export async function endOrWait(context: TransactionContext, purchase: OrderGroup, payment: PaymentRow | undefined, by: 'buyer' | 'clock') {
  if (payment?.status === 'captured') return { purchase: await fulfil(context, purchase, payment), payment }
  if (!payment || payment.status === 'failed' || payment.status === 'voided') return { purchase: await cancelUnpaid(context, purchase, by), payment }
  const { group } = purchase
  const waits = group.status === 'pending_payment' && !group.cancel_asked_at ? await cancelAsked(context.tx, group.id, by) : group
  return { purchase: { ...purchase, group: waits }, payment: await askVoid(context, payment) }
}

export type Ended = 'buyer' | 'clock' | 'payment'

/** Idempotent: cancels the unpaid orders and releases their stock together. */
async function cancelUnpaid(context: TransactionContext, purchase: OrderGroup, by: Ended): Promise<OrderGroup> {
  const { group, orders } = purchase
  if (group.status !== 'pending_payment') return purchase
  const at = await context.clock()
  const ended = await cancelled(context.tx, group.id)
  const action = by === 'buyer' ? ({ action: 'cancel', by: 'buyer' } as const) : ({ action: 'expire', by: 'clock' } as const)
  const actor_id = by === 'buyer' ? group.buyer_id : null
  const moved = await moveAll(context.tx, orders, { ...action, actor_id, at }, { payment_status: 'voided', cancelled_at: at })
  for (const order of moved) context.emit(orderCancelled, { ...parties(order), by })
  const agreed = await lockTaken(context.tx, group.id)
  await releaseStock(context, group.id)
  await giveBack(context, agreed)
  return { group: ended, orders: moved }
}
