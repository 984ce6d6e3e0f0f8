import { postTaking } from '#features/ledger/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { commissionBack, leftOf } from '../../rules.ts'
import { allowed, move } from '../move.ts'
import { lockPurchase, type OrderRow } from '../queries.ts'
import { keepGiven } from '../refund/queries-refunds.ts'
import { settleDisputed } from './settle.ts'

/** The paid orders of a purchase, locked. */
export async function lockPaidOrders({ tx }: Pick<TransactionContext, 'tx'>, group_id: Id<'order_groups'>): Promise<OrderRow[]> {
  const purchase = await lockPurchase(tx, group_id)
  return purchase?.orders.filter((order) => order.paid_at !== null) ?? []
}

/** While the bank decides, nothing is sent, released, completed or given back. Precondition of all three: the order is locked. */
export async function stopOrder(context: TransactionContext, order: OrderRow): Promise<OrderRow> {
  const as = { action: 'charge_back', by: 'system', actor_id: null } as const
  return allowed(order, as) ? move(context, order, { ...as, at: await context.clock() }) : order
}

/** It goes on where it stood before. */
export async function goOn(context: TransactionContext, order: OrderRow, was: string): Promise<void> {
  if (order.status !== 'disputed') return
  const action = was === 'processing' ? 'resume' : was === 'completed' ? 'restore' : undefined
  if (action) return void (await move(context, order, { action, by: 'system', actor_id: null, at: await context.clock() }))
  const nothing = { amount: 0, reason: 'dispute', note: '', actor: 'system', actor_id: null, restock: false, thaw: async () => {} } as const
  await settleDisputed(context, order, nothing)
}

interface Taken {
  readonly id: string
  readonly amount: number
  readonly was: string
}
/** The bank has given the payment back to the buyer: the seller pays their part, and what the balance lacks becomes debt. Returns that part, and our commission, which goes back. */
export async function chargeBack(
  context: TransactionContext,
  order: OrderRow,
  { id, amount, was }: Taken,
): Promise<{ debt: number; commission: number }> {
  const { seller_id, currency, released_at } = order
  const commission = commissionBack(order, amount)
  const ours = (code: 'chargebacks_open' | 'commission_revenue') => ({ owner_id: null, code, currency })
  const lines = [
    { account: ours('chargebacks_open'), credit: amount },
    ...(commission ? [{ account: ours('commission_revenue'), debit: commission }] : []),
  ]
  const booking = { code: 'chargeback', ref_type: 'chargeback_order', ref_id: id, actor_id: null, lines }
  const debt = await postTaking(context, booking, { owner_id: seller_id, currency, amount: amount - commission, reserved: released_at === null })
  const given = { refunded: order.refunded + amount, commission_refunded: order.commission_refunded + commission, payment_status: 'charged_back' }
  const at = await context.clock()
  if (amount === leftOf(order)) await move(context, order, { action: 'repay', by: 'system', actor_id: null, at }, given)
  else await goOn(context, await keepGiven(context.tx, order, given), was)
  return { debt, commission }
}
