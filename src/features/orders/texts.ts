import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { orders } from './contract.ts'

type OrderRefusal = Exclude<CodeOf<typeof orders>, 'payment.declined' | 'payment.gateway'>

const refusals: Texts<OrderRefusal> = {
  'cart.changed': 'A price, a quantity or the postage has changed meanwhile. Look at the new total, then pay.',
  'order.own_item': 'You cannot buy your own item.',
  'order.no_delivery': 'Choose how each store sends your parcel.',
  'order.minimum': '{store} asks for a minimum order, and this parcel lies below it. Add something of this store, or take its items out.',
  'order.address': 'Choose an address of yours.',
  'order.no_entry': 'The catalogue has no such entry.',
  'order.not_found': 'This order is gone, or was never yours to see.',
  'order.parcels_most': 'An order can have {most} parcels.',
  'refund.more_than_left': 'That is more than is left of what the buyer has paid.',
  'order.wrong_state': 'That is not possible any more: this order has changed meanwhile.',
}

/** Orders that block the erasure of an account. */
const unfinished = {
  'erasure.open.orders_selling': '{count, plural, one {# order of a buyer is not finished} other {# orders of buyers are not finished}}',
  'erasure.open.orders_buying': '{count, plural, one {# order of yours is not finished} other {# orders of yours are not finished}}',
}

export const orderTexts = texts({
  ...refusals,
  ...unfinished,
  'mail.store_order_received.subject': 'New order {number}',
  'mail.store_order_received.body':
    '{sender} has bought from you and has paid {amount}. The money rests in your reserved balance until the parcel has arrived.\nPack it well, send it, and tell us carrier and tracking number on the order’s page.',
  'mail.store_order_received.action': 'Open the order',
  'mail.order_shipped.subject': 'Order {number} is on its way',
  'mail.order_shipped.body':
    '{store} has sent your parcel with {carrier}. {tracking}\nWhen it has arrived and is right, confirm it on the order’s page.',
  'mail.order_shipped.action': 'Follow the parcel',
  'mail.order_cancel_asked.subject': 'Order {number}: its buyer asks to cancel it',
  'mail.order_cancel_asked.body':
    '{sender} would like to cancel, and you have not sent the parcel yet.\nIf you agree, cancel the order on its page: we give the money back. If it is already on its way, say so there. Without either it is cancelled in three days.',
  'mail.order_cancel_asked.action': 'Open the order',
  'mail.order_refunded.subject': 'Order {number}: {amount} goes back to you',
  'mail.order_refunded.body':
    '{store} gives {amount} back to you. It goes to the card that you paid with; your bank shows it within five to ten days.',
  'mail.order_refunded.action': 'Open the order',
  'level.bought': 'Purchases completed',
  'level.sold': 'Sales completed',
  'level.partner': 'Collectors you have dealt with',
})
