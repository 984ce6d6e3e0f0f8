import { countParcels, keepShipment } from '#features/shipping/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { orderParcelAdded, orders } from '../../contract.ts'
import { mayAddParcel, PARCELS_MOST, releaseAt } from '../../rules.ts'
import { parties } from '../move.ts'
import { findOrder, putOffRelease } from '../queries.ts'
import { orderView } from '../view.ts'

/** A further parcel of an order that is on its way: its money is released as late as if all had been sent with the last one. */
export const addParcel = command(orders.addParcel, async (call) => {
  const { input, viewer, tx, requester, tools } = call
  await lock(tx, 'orders', [input.id])
  const order = await findOrder(tx, input.id, viewer.id)
  if (!order || order.seller_id !== viewer.id) return refuse('order.not_found')
  if (!mayAddParcel(order)) return refuse('order.wrong_state')
  const ref = { ref_type: 'order', ref_id: order.id }
  const parcels = await countParcels(tx, ref)
  if (parcels >= PARCELS_MOST) return refuse('order.parcels_most', { most: PARCELS_MOST })
  const { carrier, tracking, contents } = input
  const at = await call.clock()
  const { id, confirmed } = await keepShipment(tx, { ...ref, carrier, tracking, contents, abroad: order.abroad, shipped_at: at })
  const release_at = releaseAt({ sent_at: at, paid_at: order.paid_at!, confirmed, abroad: order.abroad })
  const kept = await putOffRelease(tx, order, release_at)
  call.emit(orderParcelAdded, { ...parties(kept), store: kept.store_name, carrier, tracking, shipment_id: id, parcel: parcels + 1 })
  return { order: await orderView({ db: tx, files: tools.files, locale: requester.locale, viewer: viewer.id }, kept) }
})
