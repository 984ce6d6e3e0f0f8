import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { AddressId } from '#features/places/contract.ts'
import { historyInput, historyOutput } from '#features/stamp-items/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, choices, Flag, fields, line, listOf, MemberId, paging, prose, tracked } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { sellersReasons } from './rules.ts'
import {
  CardId,
  CartLines,
  Deals,
  Delivery,
  Order,
  OrderCard,
  OrderGroup,
  OrderGroupId,
  OrderId,
  OrderRefund,
  orderKinds,
  orderStatuses,
  Quote,
  Receipt,
  roles,
  WaitingOrder,
  WonQuote,
} from './shapes.ts'
import { sent } from './shapes-reserved.ts'

export {
  orderCancelAsked,
  orderCancelled,
  orderCompleted,
  orderDelivered,
  orderPaid,
  orderParcelAdded,
  orderRefunded,
  orderReminded,
  orderShipped,
} from './shapes-events.ts'
export { OrderGroupId, OrderId, orderStatuses }
export const orderSubject = subject({ type: 'order', name: 'Order', path: (id) => `/orders/order-tracking/${id}` })

const group = z.object({ group: OrderGroup })
const order = z.object({ order: Order })
const refund = z.object({ refund: OrderRefund })
const notFound = { 'order.not_found': { status: 404 } } as const
const wrongState = { 'order.wrong_state': { status: 409 } } as const
const declined = { 'payment.declined': { status: 422, field: 'payment_method_id' }, 'payment.gateway': { status: 503 } } as const
const bought = {
  ...declined,
  'cart.changed': { status: 409, field: 'expected_total' },
  'order.address': { status: 422, field: 'address_id' },
} as const
const ofPurchase = ({ id }: { id: string }) => [`order_group:${id}`]

export const orders = {
  quote: operation({
    http: 'POST /orders/quote',
    permission: 'marketplace.buying.view_detail',
    guests: true,
    input: fields({
      lines: CartLines,
      country: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))), null),
      deliveries: z._default(z.array(Delivery).check(z.maxLength(100)), []),
    }),
    output: z.object({ quote: Quote }),
    refusals: {},
    doc: 'What a cart costs now, parcel by parcel. It keeps nothing.',
    topics: ({ lines }) => lines.map(({ product_id }) => `product:${product_id}`),
  }),
  checkout: operation({
    http: 'POST /orders',
    permission: 'marketplace.buying.purchase',
    commits: true,
    input: fields({
      lines: CartLines,
      deliveries: z.array(Delivery).check(z.maxLength(100)),
      address_id: AddressId,
      payment_method_id: CardId,
      expected_total: Amount,
    }),
    output: group,
    refusals: {
      ...{ 'order.own_item': { status: 422, field: 'lines' }, 'order.minimum': { status: 422, field: 'lines' } },
      'order.no_delivery': { status: 422, field: 'deliveries' },
      ...bought,
    },
    audit: 'money',
    doc: 'Buy what is in the cart: one order per store, one payment for all. Prices and stock are read again under lock; if the total differs from `expected_total`, nothing happens.',
  }),
  deals: operation({
    http: 'GET /catalogue/{id}/deals',
    permission: 'catalogue.view',
    guests: true,
    input: fields({ id: CatalogueEntryId }),
    output: z.object({ deals: Deals }),
    refusals: { 'order.no_entry': { status: 404 } },
    doc: 'Prices of completed sales of a catalogue entry here, the latest 500, none younger than a day, without naming anybody. Quartiles from five deals on.',
  }),
  sold: operation({
    http: 'GET /inventory/sold',
    permission: 'my_collection.view',
    input: historyInput,
    output: historyOutput(z.object({ day: z.iso.date(), sold: z.int() })),
    refusals: {},
    doc: 'What one had sold by the end of each day, week or month: paid orders without postage and without what was paid back.',
  }),
  showGroup: operation({
    http: 'GET /orders/groups/{id}',
    permission: 'signed_in',
    input: fields({ id: OrderGroupId }),
    output: group,
    refusals: notFound,
    doc: 'A purchase of one’s own, with its payment.',
    topics: ofPurchase,
  }),
  receipt: operation({
    http: 'GET /orders/groups/{id}/receipt',
    permission: 'signed_in',
    input: fields({ id: OrderGroupId }),
    output: z.object({ receipt: Receipt }),
    refusals: notFound,
    doc: 'A purchase of one’s own that is paid: its parcels, what is in them, and how it was paid.',
    topics: ofPurchase,
  }),
  settle: operation({
    http: 'POST /orders/groups/{id}/settle',
    permission: 'signed_in',
    commits: true,
    input: fields({ id: OrderGroupId }),
    output: group,
    refusals: { ...notFound, ...declined },
    audit: 'money',
    doc: 'Back from the bank’s own step: ask the gateway how it ended, and go on from there. The gateway’s own word comes to the same end.',
  }),
  wonQuote: operation({
    http: 'GET /orders/groups/{id}/quote',
    permission: 'signed_in',
    input: fields({ id: OrderGroupId, address_id: z.optional(AddressId) }),
    output: z.object({ quote: WonQuote }),
    refusals: { ...notFound, ...wrongState, 'order.address': { status: 422, field: 'address_id' } },
    doc: 'What was won, with the ways in which it can be sent to an address of one’s own, and until when it is to be paid.',
    topics: ofPurchase,
  }),
  payWon: operation({
    http: 'POST /orders/groups/{id}/checkout',
    permission: 'signed_in',
    commits: true,
    input: fields({
      ...{ id: OrderGroupId, address_id: AddressId, payment_method_id: CardId, expected_total: Amount },
      /** One of the ways of the quote. */
      way: z.int().check(z.gte(0), z.lte(99)),
    }),
    output: group,
    refusals: { ...notFound, ...wrongState, ...bought, 'order.no_delivery': { status: 422, field: 'way' } },
    audit: 'money',
    doc: 'Pay what was won: to this address, in this way. A card that is declined ends nothing; the time to pay goes on.',
  }),
  cancelGroup: operation({
    http: 'POST /orders/groups/{id}/cancel',
    permission: 'signed_in',
    input: fields({ id: OrderGroupId }),
    output: group,
    pending: ({ group }) => group.cancel_asked_at !== null,
    refusals: { ...notFound, ...wrongState },
    doc: 'Give up a purchase that is not paid. Its stock is free again as soon as the gateway has said that no money will come; 202 with `cancel_asked_at` while it has not.',
  }),
  ...sent,
  list: operation({
    http: 'GET /orders',
    permission: 'signed_in',
    input: fields({
      role: z._default(z.enum(roles), 'buyer'),
      kind: choices(z.enum(orderKinds)),
      status: choices(z.enum(orderStatuses)),
      ...{ group_id: z.optional(OrderGroupId), seller_id: z.optional(MemberId) },
      ...paging(PAGE.usual),
    }),
    output: z.object({ orders: listOf(OrderCard), member_id: MemberId }),
    refusals: {},
    doc: 'What one has bought, or sold, newest first; with `group_id` only what belongs to that purchase; with `seller_id` what a store has sold in which one works.',
    topics: (_, { member_id }) => [`orders of member:${member_id}`],
  }),
  waiting: operation({
    http: 'GET /store/draft-orders',
    permission: 'my_store.orders',
    input: fields({ ...paging(PAGE.usual) }),
    output: z.object({ orders: listOf(WaitingOrder), member_id: MemberId }),
    refusals: {},
    doc: 'What of one’s own store is at a checkout and not paid yet, newest first. Who buys is told when it is paid.',
    topics: (_, { member_id }) => [`orders of member:${member_id}`],
  }),
  show: operation({
    http: 'GET /orders/{id}',
    permission: 'signed_in',
    input: fields({ id: OrderId }),
    output: order,
    refusals: notFound,
    doc: 'One order, as its buyer or its seller may see it.',
    topics: ({ id }) => [`order:${id}`],
  }),
  ship: operation({
    http: 'POST /orders/{id}/ship',
    permission: 'my_store.orders',
    input: fields({ id: OrderId, carrier: line(80), tracking: z._default(tracked(80), '') }),
    output: order,
    refusals: { ...notFound, ...wrongState },
    doc: 'Say that the parcel is on its way.',
  }),
  confirm: operation({
    http: 'POST /orders/{id}/confirm',
    permission: 'signed_in',
    commits: true,
    input: fields({ id: OrderId }),
    output: order,
    refusals: { ...notFound, ...wrongState },
    audit: 'money',
    doc: 'The parcel has arrived and is right: the reserved money goes to the seller.',
  }),
  askCancel: operation({
    http: 'POST /orders/{id}/ask-cancel',
    permission: 'signed_in',
    input: fields({ id: OrderId, reason: z._default(prose(500), '') }),
    output: order,
    refusals: { ...notFound, ...wrongState },
    doc: 'Ask the seller to cancel what is paid and not sent yet. Without an answer or a parcel it is cancelled three days later.',
  }),
  callOff: operation({
    http: 'POST /orders/{id}/call-off',
    permission: 'my_store.orders',
    commits: true,
    input: fields({ id: OrderId, reason: z._default(prose(500), ''), restock: z._default(Flag, true) }),
    output: refund,
    refusals: { ...notFound, ...wrongState },
    audit: 'money',
    doc: 'Cancel a sale that is paid and not sent: all that is left of the payment goes back; with `restock` the items are for sale again.',
  }),
  refund: operation({
    http: 'POST /orders/{id}/refund',
    permission: 'my_store.orders',
    commits: true,
    input: fields({ id: OrderId, amount: Amount.check(z.gte(1)), reason: z.enum(sellersReasons), note: z._default(prose(500), '') }),
    output: refund,
    refusals: { ...notFound, ...wrongState, 'refund.more_than_left': { status: 422, field: 'amount' } },
    audit: 'money',
    doc: 'Give back a part of what the buyer has paid, or all of it, before or after the release. The commission on it goes back too.',
  }),
}
