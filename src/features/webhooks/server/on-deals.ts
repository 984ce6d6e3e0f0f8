import { auctionClosed } from '#features/auctions/contract.ts'
import { disputeMoved } from '#features/disputes/contract.ts'
import { orderCancelled, orderCompleted, orderDelivered, orderPaid, orderRefunded, orderShipped } from '#features/orders/contract.ts'
import { productOfferEnded, productOfferPlaced } from '#features/product-offers/contract.ts'
import type { AnyEvent, DataOf } from '#kernel/event.ts'
import type { MemberId } from '#kernel/shapes.ts'
import { type Listener, on } from '#server/operations/slice.ts'
import { webhookMoved } from '../contract.ts'
import type { WebhookEvent } from '../rules.ts'
import { bodyOf } from './body.ts'
import { queueDeliveries } from './queries-send.ts'

type Facts = Readonly<Record<string, string | number | null>>

/** An event of a deal as its seller's webhooks hear it. */
const heard = <E extends AnyEvent>(event: E, name: WebhookEvent, factsOf: (data: DataOf<E>) => Facts): Listener<E> =>
  on(event, `webhooks.${name}`, async ({ tx, clock, emit }, data: DataOf<E> & { seller_id: MemberId }) => {
    if (await queueDeliveries(tx, data.seller_id, name, bodyOf(name, await clock(), factsOf(data)))) emit(webhookMoved, { member_id: data.seller_id })
  })

interface OrderFacts {
  readonly order_id: string
  readonly group_id: string
  readonly number: number
  readonly kind: string
}
const order = ({ order_id, group_id, number, kind }: OrderFacts): Facts => ({ order_id, group_id, number, kind })
const offer = ({ product_offer_id, product_id, amount, currency }: DataOf<typeof productOfferPlaced>): Facts => ({
  ...{ product_offer_id, product_id, amount, currency },
})

export const webhookListeners = [
  heard(orderPaid, 'order.paid', (data) => ({ ...order(data), total: data.total, currency: data.currency })),
  heard(orderShipped, 'order.shipped', (data) => ({ ...order(data), carrier: data.carrier, tracking: data.tracking })),
  heard(orderDelivered, 'order.delivered', (data) => ({ ...order(data), by: data.by, net: data.net, currency: data.currency })),
  heard(orderCompleted, 'order.completed', order),
  heard(orderCancelled, 'order.cancelled', (data) => ({ ...order(data), by: data.by })),
  heard(orderRefunded, 'order.refunded', (data) => ({ ...order(data), refund_id: data.refund_id, amount: data.amount, currency: data.currency })),
  heard(disputeMoved, 'order.disputed', ({ order_id, number, dispute_id, action, status, by }) => ({
    order_id,
    number,
    dispute_id,
    action,
    status,
    by,
  })),
  heard(productOfferPlaced, 'product_offer.placed', offer),
  heard(productOfferEnded, 'product_offer.ended', (data) => ({ ...offer(data), action: data.action })),
  heard(auctionClosed, 'auction.closed', ({ auction_id, outcome, price, currency, order_id }) => ({
    auction_id,
    outcome,
    price,
    currency,
    order_id,
  })),
]
