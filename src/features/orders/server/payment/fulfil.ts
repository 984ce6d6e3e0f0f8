import { post } from '#features/ledger/server/public.ts'
import { giveBackLate, type PaymentRow } from '#features/payments/server/public.ts'
import { consumeStock } from '#features/products/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { orderPaid } from '../../contract.ts'
import { moveAll, parties } from '../move.ts'
import { type GroupRow, hasPaid, type OrderGroup, type OrderRow, paid } from '../queries.ts'
import { consumeWon, isWon } from '../won/promised.ts'

/** Idempotent completion of a purchase, for return page, webhook and sweeper. What arrives after cancellation, or after another payment, is booked and refunded. */
export async function fulfil(context: TransactionContext, purchase: OrderGroup, payment: PaymentRow): Promise<OrderGroup> {
  const { group, orders } = purchase
  if (group.status === 'paid' && (await hasPaid(context.tx, payment.id))) return purchase
  if (group.status !== 'pending_payment') {
    await giveBackLate(context, payment)
    return purchase
  }
  const { tx, emit } = context
  const at = await context.clock()
  const moved = await moveAll(tx, orders, { action: 'pay', by: 'system', actor_id: null, at }, { payment_status: 'captured', paid_at: at })
  for (const order of moved) emit(orderPaid, { ...parties(order), store: order.store_name, total: order.total, currency: order.currency })
  const after = { group: await paid(tx, group, payment.id), orders: moved }
  if (isWon(orders)) await consumeWon(context, orders)
  else if (!(await consumeStock(context, group.id))) throw new Error(`group ${group.id} is paid, but part of its stock had been given back`)
  await book(context, group, moved)
  return after
}

/** Ledger entries of a sale: each seller's share is reserved, the commission is ours, and both add up to the payment. */
async function book(context: TransactionContext, group: GroupRow, orders: readonly OrderRow[]) {
  const { currency } = group
  const commission = orders.reduce((sum, order) => sum + order.commission, 0)
  await post(context, {
    code: 'order_capture',
    ref_type: 'order_group',
    ref_id: group.id,
    actor_id: group.buyer_id,
    lines: [
      { account: { owner_id: null, code: 'psp_clearing', currency }, debit: group.total },
      ...orders.map((order) => ({
        account: { owner_id: order.seller_id, code: 'seller_reserved' as const, currency },
        credit: order.total - order.commission,
      })),
      ...(commission ? [{ account: { owner_id: null, code: 'commission_revenue' as const, currency }, credit: commission }] : []),
    ],
  })
}
