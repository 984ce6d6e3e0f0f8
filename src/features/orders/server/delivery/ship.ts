import { keepShipment } from '#features/shipping/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { orderShipped, orders } from '../../contract.ts'
import { releaseAt } from '../../rules.ts'
import { allowed, move, parties } from '../move.ts'
import { findOrder } from '../queries.ts'
import { orderView } from '../view.ts'

const by = { action: 'ship', by: 'seller' } as const

export const ship = command(orders.ship, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findOrder(tx, input.id, viewer.id)
  if (!order || order.seller_id !== viewer.id) return refuse('order.not_found')
  if (!allowed(order, by)) return refuse('order.wrong_state')

  const { carrier, tracking } = input
  const at = await call.clock()
  const { confirmed } = await keepShipment(tx, { ref_type: 'order', ref_id: order.id, carrier, tracking, abroad: order.abroad, shipped_at: at })
  const release_at = releaseAt({ sent_at: at, paid_at: order.paid_at!, confirmed, abroad: order.abroad })
  const moved = await move(call, order, { ...by, actor_id: viewer.id, at }, { carrier, tracking, shipped_at: at, release_at })
  call.emit(orderShipped, { ...parties(moved), store: moved.store_name, carrier, tracking })
  return { order: await orderView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, moved) }
})
