import { countParcels, keepShipment } from '#features/shipping/server/public.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { orderParcelAdded, orderShipped } from '../../contract.ts'
import { mayAddParcel, PARCELS_MOST, releaseAt } from '../../rules.ts'
import { allowed, move, parties } from '../move.ts'
import { type OrderRow, putOffRelease } from '../queries.ts'

const by = { action: 'ship', by: 'seller' } as const

export interface SentParcel {
  readonly carrier: string
  readonly tracking: string
  readonly contents?: string
  /** The carrier has said that it has it. */
  readonly confirmed?: boolean
  /** Who sends it for the seller. */
  readonly by?: Id<'members'>
}
export interface SentOrder {
  readonly order: OrderRow
  readonly shipment_id: Id<'shipments'>
}
type Sending = Promise<SentOrder | Refusal<'order.wrong_state' | 'order.parcels_most'>>

/** Whether a parcel of this order may be sent now: its first one, or a further one. */
export const maySend = (order: OrderRow) => allowed(order, by) !== undefined || mayAddParcel(order)

/** The first parcel of an order, or a further one. Precondition of all: the order is locked. */
export const sendParcel = (context: TransactionContext, order: OrderRow, parcel: SentParcel): Sending =>
  mayAddParcel(order) ? sendFurther(context, order, parcel) : sendFirst(context, order, parcel)

export async function sendFirst(context: TransactionContext, order: OrderRow, parcel: SentParcel): Sending {
  if (!allowed(order, by)) return refuse('order.wrong_state')
  const { carrier, tracking } = parcel
  const { at, id, release_at } = await keepSent(context, order, parcel)
  const moved = await move(context, order, { ...by, actor_id: parcel.by ?? order.seller_id, at }, { carrier, tracking, shipped_at: at, release_at })
  context.emit(orderShipped, { ...parties(moved), store: moved.store_name, carrier, tracking })
  return { order: moved, shipment_id: id }
}

/** A further parcel of an order that is on its way: its money is released as late as if all had been sent with the last one. */
export async function sendFurther(context: TransactionContext, order: OrderRow, parcel: SentParcel): Sending {
  if (!mayAddParcel(order)) return refuse('order.wrong_state')
  const parcels = await countParcels(context.tx, refOf(order))
  if (parcels >= PARCELS_MOST) return refuse('order.parcels_most', { most: PARCELS_MOST })
  const { carrier, tracking } = parcel
  const { id, release_at } = await keepSent(context, order, parcel)
  const kept = await putOffRelease(context.tx, order, release_at)
  context.emit(orderParcelAdded, { ...parties(kept), store: kept.store_name, carrier, tracking, shipment_id: id, parcel: parcels + 1 })
  return { order: kept, shipment_id: id }
}

const refOf = ({ id }: OrderRow) => ({ ref_type: 'order', ref_id: id })

async function keepSent({ tx, clock }: TransactionContext, order: OrderRow, { carrier, tracking, contents = '', confirmed: known }: SentParcel) {
  const at = await clock()
  const sent = { ...refOf(order), carrier, tracking, contents, abroad: order.abroad, shipped_at: at }
  const { id, confirmed } = await keepShipment(tx, { ...sent, confirmed_at: known ? at : null })
  return { at, id, release_at: releaseAt({ sent_at: at, paid_at: order.paid_at!, confirmed, abroad: order.abroad }) }
}
