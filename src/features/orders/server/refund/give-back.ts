import { postTaking } from '#features/ledger/server/public.ts'
import { openRefund } from '#features/payments/server/public.ts'
import { returnStock } from '#features/products/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { orderRefunded } from '../../contract.ts'
import { commissionBack, leftOf, type RefundReason } from '../../rules.ts'
import { parties } from '../move.ts'
import { itemsOf, type OrderRow, paidWith } from '../queries.ts'
import { isWon, returnWon } from '../won/promised.ts'
import { keepRefund, type RefundRow } from './queries-refunds.ts'

export interface GivenBack {
  readonly amount: number
  readonly reason: RefundReason
  readonly note: string
  readonly actor: 'buyer' | 'seller' | 'system' | 'moderator'
  readonly actor_id: Id<'members'> | null
  /** The caller asks the gateway itself; otherwise the sweeper does it at once. */
  readonly asked_now: boolean
  /** Never sent: the items are for sale again. */
  readonly restock: boolean
  /** Lets go of what was held for this, right before it is taken: the ledger is locked last. */
  readonly thaw?: () => Promise<unknown>
}
export interface Given {
  readonly refund: RefundRow
  /** Columns of the order to change. */
  readonly changed: { readonly refunded: number; readonly commission_refunded: number; readonly payment_status: string }
}

/**
 * Books a refund. Precondition: the order is locked, and at least `amount` is left of it. Before the release the seller's part comes from the reserved
 * balance, afterwards from the available one, and what that lacks becomes debt.
 */
export async function giveBack(context: TransactionContext, order: OrderRow, given: GivenBack): Promise<Given> {
  const { amount, actor_id, reason, asked_now } = given
  if (amount < 1 || amount > leftOf(order)) throw new Error(`order ${order.id}: ${amount} cannot be given back of ${leftOf(order)}`)
  const payment_id = await paidWith(context.tx, order.id)
  const payment_refund_id = await openRefund(context, { payment_id, amount, asked_now })
  if (given.restock) await returnAll(context, order)
  const commission = commissionBack(order, amount)
  await given.thaw?.()
  const refund = await keepRefund(context.tx, order.id, payment_refund_id, { ...given, commission }, (id) =>
    take(context, order, { id, amount, commission, actor_id }),
  )
  const seller_amount = amount - commission
  const told = { ...parties(order), refund_id: refund.id, amount, currency: order.currency, seller_amount, debt: refund.debt, reason }
  context.emit(orderRefunded, { ...told, by: given.actor })
  const refunded = order.refunded + amount
  const payment_status = refunded === order.total ? 'refunded' : 'partially_refunded'
  return { refund, changed: { refunded, commission_refunded: order.commission_refunded + commission, payment_status } }
}

interface Part {
  readonly id: Id<'order_refunds'>
  readonly amount: number
  readonly commission: number
  readonly actor_id: Id<'members'> | null
}
function take(
  context: TransactionContext,
  { seller_id, currency, released_at }: OrderRow,
  { id, amount, commission, actor_id }: Part,
): Promise<number> {
  const ours = (code: 'refunds_clearing' | 'commission_revenue') => ({ owner_id: null, code, currency })
  const lines = [
    { account: ours('refunds_clearing'), credit: amount },
    ...(commission ? [{ account: ours('commission_revenue'), debit: commission }] : []),
  ]
  const booking = { code: 'order_refund', ref_type: 'order_refund', ref_id: id, actor_id, lines }
  return postTaking(context, booking, { owner_id: seller_id, currency, amount: amount - commission, reserved: released_at === null })
}

async function returnAll(context: TransactionContext, order: OrderRow) {
  if (isWon([order])) return returnWon(context, order)
  const { id, order_group_id } = order
  const items = await itemsOf(context.tx, [id])
  const lines = items.flatMap(({ product_id, order_quantity }) => (product_id ? [{ product_id, quantity: order_quantity }] : []))
  await returnStock(context, order_group_id, lines)
}
