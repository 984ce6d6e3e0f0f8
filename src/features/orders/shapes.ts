import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { Payment } from '#features/payments/contract.ts'
import { FrozenAddress } from '#features/places/contract.ts'
import { ProductId } from '#features/products/contract.ts'
import { RateId } from '#features/shipping/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { Amount, Currency, Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { type OrderStatus, refundReasons } from './rules.ts'

export const OrderId = id('orders')
export type OrderId = z.infer<typeof OrderId>
export const OrderGroupId = id('order_groups')
export type OrderGroupId = z.infer<typeof OrderGroupId>

export const orderStatuses = [
  'pending_payment',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'disputed',
  'return_requested',
  'returned',
  'refunded',
] as const satisfies readonly OrderStatus[]
export const orderKinds = ['product', 'auction'] as const
/** Where it comes from: the market, or a lot that was won. */
const source = { kind: z.enum(orderKinds), source_id: z.nullable(z.uuid()) }
const orderActions = ['cancel', 'ship', 'confirm', 'call_off', 'refund', 'ask_cancel', 'dispute', 'add_parcel'] as const
export const roles = ['buyer', 'seller'] as const

const CartLine = z.strictObject({ product_id: ProductId, order_quantity: z.int().check(z.gte(1), z.lte(1_000_000)) })
export const CartLines = z.array(CartLine).check(z.minLength(1), z.maxLength(100))
export const Delivery = z.strictObject({ store_id: StoreId, rate_id: RateId })
/** The gateway's id of a card. */
export const CardId = z.string().check(z.regex(/^[\w-]{3,80}$/))

const thing = { name: z.string(), facts: z.string(), media: z.nullable(Media), productable_type: z.string() }

const DealQuartiles = z.nullable(z.object({ lower: Amount, median: Amount, upper: Amount }))
/** Price history of a catalogue entry: what one piece cost in completed sales. */
export const Deals = named(
  'Deals',
  z.object({
    currency: Currency,
    count: z.int(),
    quartiles: DealQuartiles,
    conditions: z.array(z.object({ name: z.string(), count: z.int(), quartiles: DealQuartiles })),
    data: z.array(z.object({ day: z.string(), price: Amount, condition: z.string() })),
  }),
)

/** A line of the cart at the current price; `order_quantity` never exceeds the stock. */
const QuoteLine = named(
  'QuoteLine',
  z.object({
    ...{ product_id: ProductId, ...thing, price: Amount, quantity: z.int(), order_quantity: z.int(), total: Amount },
    problem: z.nullable(z.enum(['gone', 'fewer', 'own'])),
  }),
)
const QuoteRate = z.object({ id: RateId, option_name: z.string(), amount: Amount, days_least: z.int(), days_most: z.int() })
const QuoteStore = named(
  'QuoteStore',
  z.object({
    ...{ store_id: StoreId, store_name: z.string(), city: z.string(), lines: z.array(QuoteLine), rates: z.array(QuoteRate) },
    ...{ rate_id: z.nullable(RateId), item_total: Amount, shipping_total: Amount },
    /** What the store takes in one parcel at least, and how much of it is missing. */
    ...{ minimum_order: Amount, lacks: Amount },
  }),
)
/** Why money is reserved: a sale, and when it is released at the latest. */
export const ReservedOrder = named(
  'ReservedOrder',
  z.object({
    order_id: OrderId,
    number: z.int(),
    title: z.string(),
    status: z.enum(orderStatuses),
    amount: z.int(),
    currency: Currency,
    release_at: z.nullable(Instant),
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
    /** Cancellation requested; the gateway's answer is missing. */
    cancel_asked_at: z.nullable(Instant),
    payment: z.nullable(Payment),
    orders: z.array(z.object({ id: OrderId, number: z.int(), store_name: z.string(), total: Amount })),
  }),
)

const OrderLine = named(
  'OrderLine',
  z.object({ id: id('order_items'), product_id: z.nullable(ProductId), ...thing, order_quantity: z.int(), price: Amount, total: Amount }),
)
const Party = z.object({ id: MemberId, full_name: z.string(), username: z.string() })

export const OrderCard = named(
  'OrderCard',
  z.object({
    id: OrderId,
    group_id: OrderGroupId,
    ...source,
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

/** A sale that waits for its payment, as its seller may know of it: not who buys. */
export const WaitingOrder = named(
  'WaitingOrder',
  z.object({
    ...{ id: OrderId, number: z.int(), total: Amount, currency: Currency, items: z.int(), first_name: z.string(), media: z.nullable(Media) },
    ...{ placed_at: Instant, reserved_until: z.nullable(Instant) },
  }),
)

const Moment = z.nullable(Instant)
const Text = z.nullable(z.string())
/** `by`: who has done it for the seller, told to the seller's side alone. */
const Change = z.object({ to_status: z.string(), action: z.string(), actor: z.string(), at: Instant, by: Text })

/** A parcel of an order, in the order of sending. */
const Shipped = z.object({ id: z.uuid(), carrier: z.string(), tracking: z.string(), contents: z.string(), shipped_at: Instant, delivered_at: Moment })

/** `open`: on its way to the gateway; `failed`: the gateway refused it, and we look into it; `settled`: paid in another way. */
export const OrderRefund = named(
  'OrderRefund',
  z.object({
    ...{ id: id('order_refunds'), amount: Amount, reason: z.enum(refundReasons), note: z.string(), actor: z.string(), at: Instant },
    status: z.enum(['open', 'sent', 'failed', 'settled']),
  }),
)

export const Order = named(
  'Order',
  z.object({
    ...source,
    ...{ id: OrderId, number: z.int(), group_id: OrderGroupId, role: z.enum(roles), status: z.enum(orderStatuses), payment_status: z.string() },
    ...{ store_id: z.nullable(StoreId), store_name: z.string(), buyer: Party, seller: Party, lines: z.array(OrderLine) },
    ...{ currency: Currency, item_total: Amount, shipping_total: Amount, total: Amount },
    /** Seen by somebody who works in the seller's store. */
    as_staff: z.boolean(),
    /** Null for the buyer, and for who works there. */
    ...{ commission: z.nullable(Amount), net: z.nullable(Amount) },
    /** Null for the seller until the order is paid. */
    address: z.nullable(FrozenAddress),
    ...{ option_name: z.string(), carrier: Text, tracking: Text, expected_from: Moment, expected_to: Moment },
    ...{ placed_at: Instant, paid_at: Moment, shipped_at: Moment, delivered_at: Moment, completed_at: Moment, cancelled_at: Moment },
    ...{ release_at: Moment, released_at: Moment },
    parcels: z.array(Shipped),
    /** For the buyer: paid, unsent, and the seller is away or suspended. */
    seller_is_away: z.boolean(),
    card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
    changes: z.array(Change),
    /** The buyer’s request to cancel what is not sent yet. */
    cancel_asked: z.nullable(z.object({ at: Instant, reason: z.string() })),
    refunded: Amount,
    refunds: z.array(OrderRefund),
    actions: z.array(z.enum(orderActions)),
  }),
)

/** What was won and waits for its payment. */
export const WonQuote = named(
  'WonQuote',
  z.object({
    ...{ order_id: OrderId, number: z.int(), store_name: z.string(), lines: z.array(OrderLine), currency: Currency, item_total: Amount },
    ...{ country: z.nullable(z.string()), reserved_until: Instant, is_paid: z.boolean() },
    ways: z.array(z.object({ way: z.int(), option_name: z.string(), amount: Amount, total: Amount, days_least: z.int(), days_most: z.int() })),
  }),
)

/** A paid order group, by parcel and with pictures. */
export const Receipt = named(
  'Receipt',
  z.object({
    ...{ paid_at: Instant, currency: Currency, total: Amount, city: z.string() },
    card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
    /** Coins that completed orders brought; and at most so many more when the others are complete. */
    ...{ coins_earned: z.int(), coins_open: z.int() },
    /** Where a line belongs: an empty place on a page of an own album, or (null) a want. `filled`: with all of this purchase in its places. */
    places: z.array(
      z.object({
        ...{ line_id: z.uuid(), name: z.string() },
        album: z.nullable(z.object({ id: z.uuid(), name: z.string(), page: z.int(), filled: z.int(), places: z.int() })),
      }),
    ),
    parcels: z.array(
      z.object({
        ...{ id: OrderId, number: z.int(), store_id: z.nullable(StoreId), store_name: z.string(), city: Text, lines: z.array(OrderLine) },
        ...{ item_total: Amount, shipping_total: Amount, total: Amount, option_name: z.string(), days_least: z.int(), days_most: z.int() },
      }),
    ),
  }),
)
