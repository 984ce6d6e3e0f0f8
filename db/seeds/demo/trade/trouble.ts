import { disputes } from '#features/disputes/contract.ts'
import { orders } from '#features/orders/contract.ts'
import type { OrderStatus } from '#features/orders/rules.ts'
import type { Id } from '#kernel/shapes.ts'
import type { DemoActor } from '../actor.ts'

/** Orders that went wrong, and how far each has come. */
export const TROUBLE: readonly OrderStatus[] = ['refunded', 'disputed', 'return_requested', 'returned']

/** Brings a parcel that has been sent to one of these states; what an interrupted start has done is not done again. */
export async function trouble(buyer: DemoActor, seller: DemoActor, wanted: OrderStatus, id: Id<'orders'>) {
  const { order } = await seller.does(orders.show, { id })
  if (wanted === 'refunded') {
    if (order.status === 'shipped')
      await seller.does(orders.refund, { id, amount: order.total - order.refunded, reason: 'damaged', note: 'The corner was torn on its way.' })
    return
  }
  if (order.status === 'shipped')
    await buyer.does(disputes.open, {
      id,
      reason: 'not_as_described',
      amount: order.item_total,
      note: 'There is a thin at the top that the picture does not show.',
    })
  const { disputed } = await buyer.does(disputes.show, { id })
  const { id: dispute_id, status } = disputed.dispute!
  if (wanted !== 'disputed' && status === 'open')
    await seller.does(disputes.askReturn, { id: dispute_id, note: 'Please send it back, and you get all of it.' })
  if (wanted === 'returned' && status !== 'returned')
    await buyer.does(disputes.sendBack, { id: dispute_id, carrier: 'Royal Mail', tracking: 'RR482117305GB' })
}
