import { haveArrived, keepCarrierWord } from '#features/shipping/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { OrderRow } from '../queries.ts'
import { deliver } from './deliver.ts'

/**
 * What the carrier of a bought label says of a parcel. Once each parcel of the order has arrived, its money is released; a parcel whose number a
 * seller has typed is confirmed by nobody, so that the order waits for its buyer as before. Precondition: the order is locked.
 */
export async function hearCarrier(context: TransactionContext, order: OrderRow, shipment_id: Id<'shipments'>, delivered: boolean): Promise<void> {
  await keepCarrierWord(context.tx, shipment_id, { at: await context.clock(), delivered })
  if (!delivered || order.status !== 'shipped') return
  if (await haveArrived(context.tx, { ref_type: 'order', ref_id: order.id })) await deliver(context, order, 'carrier')
}
