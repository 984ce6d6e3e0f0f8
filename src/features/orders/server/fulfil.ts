import { post } from '#features/ledger/server/public.ts'
import { consumeStock } from '#features/products/server/public.ts'
import type { Deed } from '#server/run/call.ts'
import { orderPaid } from '../contract.ts'
import { move, parties } from './move.ts'
import { endGroup, type GroupRow, keepSplits, type OrderRow, ordersOfGroup } from './queries.ts'

/** The one completion of a purchase, for the page, the webhook and the sweeper alike: a second run finds it done. */
export async function fulfil(deed: Deed, group: GroupRow, payment: { id: string; amount: number }) {
  if (group.status === 'paid') return
  if (group.status === 'cancelled') throw new Error(`group ${group.id} was captured after it had been cancelled`)
  const { tx, emit } = deed
  const at = await deed.clock()
  const orders = await ordersOfGroup(tx, group.id)
  await endGroup(tx, group.id, 'paid')
  await keepSplits(tx, payment.id, orders)
  for (const order of orders) {
    const moved = await move(deed, order, { action: 'pay', by: 'system', actor_id: null, at }, { payment_status: 'captured', paid_at: at })
    emit(orderPaid, { ...parties(moved), total: order.total, currency: order.currency })
  }
  if (!(await consumeStock(deed, group.id))) throw new Error(`group ${group.id} is paid, but part of its stock had been given back`)
  await book(deed, group, orders)
}

/** The buyer's money rests with us: each seller's part reserved, the commission ours, the parts adding up to what was paid. */
async function book(deed: Deed, group: GroupRow, orders: readonly OrderRow[]) {
  const { currency } = group
  const commission = orders.reduce((sum, order) => sum + order.commission, 0)
  await post(deed, {
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
