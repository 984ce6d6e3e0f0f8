import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { leftOf, type RefundReason } from '../../rules.ts'
import { deliver } from '../delivery/deliver.ts'
import { allowed, move } from '../move.ts'
import { type OrderRow, orderById } from '../queries.ts'
import { giveBack } from '../refund/give-back.ts'
import { keepGiven } from '../refund/queries-refunds.ts'

/** What a slice above may do to a disputed order. Everything starts with this lock. */
export async function lockOrder(tx: Tx, id: Id<'orders'>): Promise<OrderRow | undefined> {
  await lock(tx, 'orders', [id])
  return orderById(tx, id)
}

export type DisputeMove = 'dispute' | 'ask_return' | 'send_back'
/** False if the order cannot move so. While it is disputed, no clock releases its money and no clock completes it. */
export async function moveDisputed(context: TransactionContext, order: OrderRow, action: DisputeMove): Promise<boolean> {
  if (!allowed(order, { action, by: 'system' })) return false
  await move(context, order, { action, by: 'system', actor_id: null, at: await context.clock() })
  return true
}

interface Settlement {
  /** What goes back to the buyer; nothing when the seller keeps all. */
  readonly amount: number
  readonly reason: RefundReason
  readonly note: string
  readonly actor: 'buyer' | 'seller' | 'system' | 'moderator'
  readonly actor_id: Id<'members'> | null
  readonly restock: boolean
  readonly thaw: () => Promise<unknown>
}
/** Ends a dispute: a part or all goes back, and what the seller keeps is released if it was not before. Precondition: the order is locked. */
export async function settleDisputed(context: TransactionContext, order: OrderRow, { amount, restock, thaw, ...why }: Settlement): Promise<void> {
  const at = await context.clock()
  const given = amount ? await giveBack(context, order, { ...why, amount, asked_now: false, restock, thaw }) : undefined
  if (amount && amount === leftOf(order)) {
    await move(context, order, { action: 'repay', by: 'system', actor_id: why.actor_id, at }, given!.changed)
    return
  }
  if (!given) await thaw()
  const left = given ? await keepGiven(context.tx, order, given.changed) : order
  if (left.released_at) await move(context, left, { action: 'resolve', by: 'system', actor_id: why.actor_id, at })
  else await deliver(context, left, 'dispute')
}
