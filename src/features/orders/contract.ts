import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { Payment } from '#features/payments/contract.ts'
import { AddressId, FrozenAddress } from '#features/places/contract.ts'
import { ProductId } from '#features/products/contract.ts'
import { RateId } from '#features/shipping/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, choices, fields, Instant, line, listOf, MemberId, named, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import type { OrderStatus } from './rules.ts'
import { OrderGroupId, OrderId } from './shapes.ts'

export { OrderGroupId, OrderId }
export const orderSubject = subject({ type: 'order', path: (id) => `/orders/order-tracking/${id}` })

export const orderStatuses = [
  'pending_payment',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
] as const satisfies readonly OrderStatus[]
const roles = ['buyer', 'seller'] as const

const CartLine = z.strictObject({ product_id: ProductId, order_quantity: z.int().check(z.gte(1), z.lte(1_000_000)) })
const CartLines = z.array(CartLine).check(z.minLength(1), z.maxLength(100))
const Delivery = z.strictObject({ store_id: StoreId, rate_id: RateId })

const thing = { name: z.string(), facts: z.string(), media: z.nullable(Media), productable_type: z.string() }

/** What a line of the cart is worth now; `order_quantity` is never above what is there. */
export const QuoteLine = named(
  'QuoteLine',
  z.object({
    ...{ product_id: ProductId, ...thing, price: Amount, quantity: z.int(), order_quantity: z.int(), total: Amount },
    problem: z.nullable(z.enum(['gone', 'fewer', 'own'])),
  }),
)
export const QuoteRate = z.object({ id: RateId, option_name: z.string(), amount: Amount, days_least: z.int(), days_most: z.int() })
/** One parcel: what one store sends together. */
export const QuoteStore = named(
  'QuoteStore',
  z.object({
    ...{ store_id: StoreId, store_name: z.string(), city: z.string(), lines: z.array(QuoteLine), rates: z.array(QuoteRate) },
    ...{ rate_id: z.nullable(RateId), item_total: Amount, shipping_total: Amount },
  }),
)
export const Quote = named(
  'Quote',
  z.object({ stores: z.array(QuoteStore), currency: Currency, item_total: Amount, shipping_total: Amount, total: Amount, ready: z.boolean() }),
)

export const OrderGroup = named(
  'OrderGroup',
  z.object({
    id: OrderGroupId,
    number: z.int(),
    status: z.enum(['pending_payment', 'paid', 'cancelled']),
    total: Amount,
    currency: Currency,
    reserved_until: z.nullable(Instant),
    payment: z.nullable(Payment),
    orders: z.array(z.object({ id: OrderId, number: z.int(), store_name: z.string(), total: Amount })),
  }),
)

export const OrderLine = named(
  'OrderLine',
  z.object({ id: z.uuid(), product_id: z.nullable(ProductId), ...thing, order_quantity: z.int(), price: Amount, total: Amount }),
)
const Party = z.object({ id: MemberId, full_name: z.string(), username: z.string() })

export const OrderCard = named(
  'OrderCard',
  z.object({
    id: OrderId,
    number: z.int(),
    status: z.enum(orderStatuses),
    role: z.enum(roles),
    store_name: z.string(),
    other: Party,
    total: Amount,
    currency: Currency,
    items: z.int(),
    first_name: z.string(),
    media: z.nullable(Media),
    placed_at: Instant,
  }),
)

const Moment = z.nullable(Instant)
const Text = z.nullable(z.string())
const Change = z.object({ to_status: z.string(), action: z.string(), actor: z.string(), at: Instant })

export const Order = named(
  'Order',
  z.object({
    ...{ id: OrderId, number: z.int(), group_id: OrderGroupId, role: z.enum(roles), status: z.enum(orderStatuses), payment_status: z.string() },
    ...{ store_id: z.nullable(StoreId), store_name: z.string(), buyer: Party, seller: Party, lines: z.array(OrderLine) },
    ...{ currency: Currency, item_total: Amount, shipping_total: Amount, total: Amount },
    /** What the seller keeps of it; only the seller is told. */
    ...{ commission: z.nullable(Amount), net: z.nullable(Amount) },
    /** Where it goes: the seller is told once it is paid. */
    address: z.nullable(FrozenAddress),
    ...{ option_name: z.string(), carrier: Text, tracking: Text, expected_from: Moment, expected_to: Moment },
    ...{ placed_at: Instant, paid_at: Moment, shipped_at: Moment, delivered_at: Moment, completed_at: Moment, cancelled_at: Moment },
    ...{ release_at: Moment, released_at: Moment },
    /** Of the buyer's: what was paid for is not sent yet, and whoever has to is away or suspended. */
    seller_is_away: z.boolean(),
    card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
    changes: z.array(Change),
    actions: z.array(z.enum(['cancel', 'ship', 'confirm'])),
  }),
)

const group = z.object({ group: OrderGroup })
const order = z.object({ order: Order })
const notFound = { 'order.not_found': { status: 404 } } as const
const wrongState = { 'order.wrong_state': { status: 409 } } as const
const declined = { 'payment.declined': { status: 422, field: 'payment_method_id' }, 'payment.gateway': { status: 503 } } as const
const ofGroup = { group_id: z.optional(OrderGroupId) }

export const orders = {
  quote: operation({
    http: 'POST /orders/quote',
    permission: 'marketplace.buying.view_detail',
    input: fields({
      lines: CartLines,
      country: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))), null),
      deliveries: z._default(z.array(Delivery).check(z.maxLength(100)), []),
    }),
    output: z.object({ quote: Quote }),
    refusals: {},
    doc: 'What a cart costs now, parcel by parcel. It keeps nothing.',
  }),
  checkout: operation({
    http: 'POST /orders',
    permission: 'marketplace.buying.purchase',
    commits: true,
    input: fields({
      lines: CartLines,
      deliveries: z.array(Delivery).check(z.maxLength(100)),
      address_id: AddressId,
      payment_method_id: z.string().check(z.regex(/^[\w-]{3,80}$/)),
      expected_total: Amount,
    }),
    output: group,
    refusals: {
      'cart.changed': { status: 409, field: 'expected_total' },
      'order.own_item': { status: 422, field: 'lines' },
      'order.no_delivery': { status: 422, field: 'deliveries' },
      'order.address': { status: 422, field: 'address_id' },
      ...declined,
    },
    audit: 'money',
    doc: 'Buy what is in the cart: one order per store, one payment for all. Prices and stock are read again under lock; if the total differs from `expected_total`, nothing happens.',
  }),
  showGroup: operation({
    http: 'GET /orders/groups/{id}',
    permission: 'signed_in',
    input: fields({ id: OrderGroupId }),
    output: group,
    refusals: notFound,
    doc: 'A purchase of one’s own, with its payment.',
    about: ({ id }) => [`order_group:${id}`],
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
  cancelGroup: operation({
    http: 'POST /orders/groups/{id}/cancel',
    permission: 'signed_in',
    input: fields({ id: OrderGroupId }),
    output: group,
    refusals: { ...notFound, ...wrongState },
    doc: 'Give up a purchase that is not paid. Its stock is free again at once.',
  }),
  list: operation({
    http: 'GET /orders',
    permission: 'signed_in',
    input: fields({ role: z._default(z.enum(roles), 'buyer'), status: choices(z.enum(orderStatuses)), ...ofGroup, ...paging(25) }),
    output: z.object({ orders: listOf(OrderCard), member_id: MemberId }),
    refusals: {},
    doc: 'What one has bought, or sold, newest first; with `group_id` only what belongs to that purchase.',
    about: (_, { member_id }) => [`orders of member:${member_id}`],
  }),
  show: operation({
    http: 'GET /orders/{id}',
    permission: 'signed_in',
    input: fields({ id: OrderId }),
    output: order,
    refusals: notFound,
    doc: 'One order, as its buyer or its seller may see it.',
    about: ({ id }) => [`order:${id}`],
  }),
  ship: operation({
    http: 'POST /orders/{id}/ship',
    permission: 'my_store.orders',
    input: fields({ id: OrderId, carrier: line(80), tracking: z._default(prose(80), '') }),
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
}

const parties = { order_id: OrderId, group_id: OrderGroupId, number: z.int(), buyer_id: MemberId, seller_id: MemberId }
const touched = ({ order_id, group_id, buyer_id, seller_id }: { order_id: string; group_id: string; buyer_id: string; seller_id: string }) => [
  `order:${order_id}`,
  `order_group:${group_id}`,
  `orders of member:${buyer_id}`,
  `orders of member:${seller_id}`,
]

export const orderPaid = event({ name: 'orders.paid', data: z.object({ ...parties, total: Amount, currency: Currency }), touches: touched })
export const orderShipped = event({
  name: 'orders.shipped',
  data: z.object({ ...parties, carrier: z.string(), tracking: z.string() }),
  touches: touched,
})
export const orderDelivered = event({
  name: 'orders.delivered',
  data: z.object({ ...parties, by: z.enum(['buyer', 'clock']), net: Amount, currency: Currency }),
  touches: touched,
})
export const orderCompleted = event({ name: 'orders.completed', data: z.object(parties), touches: touched })
export const orderCancelled = event({
  name: 'orders.cancelled',
  data: z.object({ ...parties, by: z.enum(['buyer', 'clock', 'payment']) }),
  touches: touched,
})
