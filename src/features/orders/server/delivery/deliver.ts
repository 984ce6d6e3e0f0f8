import { postGiving } from '#features/ledger/server/public.ts'
import { keepDelivered } from '#features/shipping/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { orderDelivered } from '../../contract.ts'
import { netOf } from '../../rules.ts'
import { move, parties } from '../move.ts'
import type { OrderRow } from '../queries.ts'

/** How an order arrives: its buyer or its carrier says so, nobody says anything, or a dispute is settled. */
const MOVES = {
  buyer: { action: 'confirm', by: 'buyer' },
  carrier: { action: 'arrive', by: 'system' },
  clock: { action: 'release', by: 'clock' },
  dispute: { action: 'resolve', by: 'system' },
} as const

/** Moves the reserved money to the seller's available balance, once. An open debt is repaid first. */
export async function deliver(context: TransactionContext, order: OrderRow, by: keyof typeof MOVES): Promise<OrderRow> {
  const at = await context.clock()
  const as = { ...MOVES[by], actor_id: by === 'buyer' ? order.buyer_id : null }
  const moved = await move(context, order, { ...as, at }, { delivered_at: at, released_at: at })
  if (by === 'buyer') await keepDelivered(context.tx, { ref_type: 'order', ref_id: order.id, delivered_at: at })
  const net = netOf(order)
  const seller = { owner_id: order.seller_id, currency: order.currency, amount: net }
  const booking = {
    code: 'order_release',
    ref_type: 'order',
    ref_id: order.id,
    actor_id: as.actor_id,
    lines: [{ account: { owner_id: order.seller_id, code: 'seller_reserved' as const, currency: order.currency }, debit: net }],
  }
  await postGiving(context, booking, seller)
  if (by !== 'buyer')
    context.record({ family: 'money', operation: 'orders.release_reserved', ids: { order_id: order.id, member_id: order.seller_id } })
  context.emit(orderDelivered, { ...parties(moved), by, net, currency: order.currency })
  return moved
}
