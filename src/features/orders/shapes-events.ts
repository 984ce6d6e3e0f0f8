import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { Amount, Currency, MemberId } from '#kernel/shapes.ts'
import { OrderGroupId, OrderId } from './shapes.ts'

/** Backward compatible: events stored before there were lots lack their kind. */
const kind = z._default(z.string(), 'product')
const parties = { order_id: OrderId, group_id: OrderGroupId, number: z.int(), buyer_id: MemberId, seller_id: MemberId, kind }
const touched = ({ order_id, group_id, buyer_id, seller_id }: { order_id: string; group_id: string; buyer_id: string; seller_id: string }) => [
  `order:${order_id}`,
  `order_group:${group_id}`,
  `orders of member:${buyer_id}`,
  `orders of member:${seller_id}`,
]

/** Backward compatible: events stored before this field existed lack it. */
const store = z._default(z.string(), '')
export const orderPaid = event({ name: 'orders.paid', data: z.object({ ...parties, store, total: Amount, currency: Currency }), topics: touched })
export const orderShipped = event({
  name: 'orders.shipped',
  data: z.object({ ...parties, store, carrier: z.string(), tracking: z.string() }),
  topics: touched,
})
/** A further parcel of an order that is on its way: the second, the third. */
export const orderParcelAdded = event({
  name: 'orders.parcel_added',
  data: z.object({ ...parties, store, carrier: z.string(), tracking: z.string(), shipment_id: z.uuid(), parcel: z.int() }),
  topics: touched,
})
export const orderDelivered = event({
  name: 'orders.delivered',
  data: z.object({ ...parties, by: z.enum(['buyer', 'carrier', 'clock', 'dispute']), net: Amount, currency: Currency }),
  topics: touched,
})
/** Won, and not paid after so many hours. */
export const orderReminded = event({
  name: 'orders.reminded',
  data: z.object({ ...parties, source_id: z.uuid(), hours: z.int(), until: z.string() }),
  topics: () => [],
})
export const orderCompleted = event({ name: 'orders.completed', data: z.object(parties), topics: touched })
/** `seller`, and `asked` by the buyer and left unanswered: after the payment, so money goes back. */
export const orderCancelled = event({
  name: 'orders.cancelled',
  data: z.object({ ...parties, by: z.enum(['buyer', 'clock', 'payment', 'seller', 'asked']) }),
  topics: touched,
})
export const orderCancelAsked = event({ name: 'orders.cancel_asked', data: z.object(parties), topics: touched })
/** Money is given back: booked, and on its way to the gateway. */
export const orderRefunded = event({
  name: 'orders.refunded',
  data: z.object({
    ...{ ...parties, refund_id: z.uuid(), amount: Amount, currency: Currency, seller_amount: Amount, debt: Amount, reason: z.string() },
    by: z.string(),
  }),
  topics: (data) => [...touched(data), 'order_refunds:all'],
})
