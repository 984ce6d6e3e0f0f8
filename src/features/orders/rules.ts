import { DAY } from '#kernel/calendar-date.ts'
import { machine, type StateOf } from '#kernel/machine.ts'
import type { Id } from '#kernel/shapes.ts'

export const orderMachine = machine([
  { from: 'pending_payment', action: 'pay', by: 'system', to: 'processing', guard: 'the whole amount is captured' },
  { from: 'pending_payment', action: 'cancel', by: 'buyer', to: 'cancelled' },
  { from: 'pending_payment', action: 'expire', by: 'clock', to: 'cancelled', guard: 'its reservation has ended' },
  { from: 'processing', action: 'ship', by: 'seller', to: 'shipped' },
  { from: 'processing', action: 'call_off', by: 'seller', to: 'cancelled', guard: 'all that is left of the payment goes back' },
  { from: 'processing', action: 'lapse', by: 'clock', to: 'cancelled', guard: 'its buyer asked to cancel three days ago, and it was not sent' },
  { from: 'shipped', action: 'confirm', by: 'buyer', to: 'delivered' },
  { from: 'shipped', action: 'arrive', by: 'system', to: 'delivered', guard: 'the carrier of its labels has brought each of its parcels' },
  { from: 'shipped', action: 'release', by: 'clock', to: 'delivered', guard: 'release_at has passed' },
  { from: 'delivered', action: 'complete', by: 'clock', to: 'completed', guard: '14 days after delivery' },
  {
    from: 'shipped',
    action: 'dispute',
    by: 'system',
    to: 'disputed',
    guard: 'its buyer says so, within thirty days of sending, or as long as its money waits',
  },
  { from: 'delivered', action: 'dispute', by: 'system', to: 'disputed', guard: 'its buyer says so, within fourteen days of delivery' },
  { from: 'disputed', action: 'resolve', by: 'system', to: 'delivered', guard: 'a part went back, or nothing' },
  { from: 'disputed', action: 'repay', by: 'system', to: 'refunded', guard: 'nothing is left of the payment' },
  { from: 'disputed', action: 'ask_return', by: 'system', to: 'return_requested' },
  { from: 'return_requested', action: 'send_back', by: 'system', to: 'returned' },
  { from: 'return_requested', action: 'resolve', by: 'system', to: 'delivered', guard: 'it was not sent back in fourteen days' },
  { from: 'returned', action: 'repay', by: 'system', to: 'refunded', guard: 'nothing is left of the payment' },
  { from: 'returned', action: 'resolve', by: 'system', to: 'delivered', guard: 'a part went back' },
  { from: 'returned', action: 'dispute', by: 'system', to: 'disputed', guard: 'its seller contests what came back' },
  { from: 'processing', action: 'charge_back', by: 'system', to: 'disputed', guard: 'its buyer disputes the payment with the bank' },
  { from: 'shipped', action: 'charge_back', by: 'system', to: 'disputed', guard: 'its buyer disputes the payment with the bank' },
  { from: 'delivered', action: 'charge_back', by: 'system', to: 'disputed', guard: 'its buyer disputes the payment with the bank' },
  { from: 'completed', action: 'charge_back', by: 'system', to: 'disputed', guard: 'its buyer disputes the payment with the bank' },
  { from: 'return_requested', action: 'charge_back', by: 'system', to: 'disputed', guard: 'its buyer disputes the payment with the bank' },
  { from: 'returned', action: 'charge_back', by: 'system', to: 'disputed', guard: 'its buyer disputes the payment with the bank' },
  { from: 'disputed', action: 'resume', by: 'system', to: 'processing', guard: 'the bank has decided, and it was not sent before' },
  { from: 'disputed', action: 'restore', by: 'system', to: 'completed', guard: 'the bank has decided, and it was completed before' },
  { from: 'shipped', action: 'refund', by: 'seller', to: 'refunded', guard: 'nothing is left of the payment; after a part the order stays as it is' },
  { from: 'delivered', action: 'refund', by: 'seller', to: 'refunded', guard: 'nothing is left of the payment' },
  { from: 'completed', action: 'refund', by: 'seller', to: 'refunded', guard: 'nothing is left of the payment' },
])
export type OrderStatus = StateOf<typeof orderMachine>

/** Minutes. Starting the payment extends the reservation once. */
export const RESERVED_MINUTES = 15
export const EXTENDED_MINUTES = 30
/** Days from shipping to release if the buyer does not react. Card networks require the release before day 90. */
export const RELEASE_DAYS = 14
export const RELEASE_DAYS_FAR = 30
export const COMPLETE_DAYS = 14
/** Coins for each side of a completed order, once a day for each pair. */
export const REWARD_COINS = 10

/** Fraud: a tracking number can be invented, so only one that the carrier confirms counts. */
const releaseDays = ({ confirmed, abroad }: { confirmed: boolean; abroad: boolean }) => (confirmed && !abroad ? RELEASE_DAYS : RELEASE_DAYS_FAR)
/** Days from the payment to the release at the latest, however late and in however many parcels an order is sent. */
const RELEASE_DAYS_MOST = 89
interface Sent {
  readonly sent_at: Date
  readonly paid_at: Date
  readonly confirmed: boolean
  readonly abroad: boolean
}
/** When the money of what is sent is released, if the buyer does not react. */
export const releaseAt = ({ sent_at, paid_at, ...how }: Sent): Date =>
  new Date(Math.min(sent_at.getTime() + releaseDays(how) * DAY, paid_at.getTime() + RELEASE_DAYS_MOST * DAY))

/** Parcels of one order at most. */
export const PARCELS_MOST = 20
/** What is on its way may be followed by more; what was not sent is sent first. */
export const mayAddParcel = ({ status }: { status: string }) => status === 'shipped'

/** Days in which a seller may send or answer after the buyer has asked to cancel. */
export const CANCEL_DAYS = 3
/** Days after the payment in which it can be given back; later the card network refuses. */
export const REFUND_DAYS = 180

export const refundReasons = ['cancelled', 'missing', 'damaged', 'not_as_described', 'goodwill', 'dispute', 'returned'] as const
export type RefundReason = (typeof refundReasons)[number]
/** What a seller may say; the others are said by what happened. */
export const sellersReasons = ['missing', 'damaged', 'not_as_described', 'goodwill'] as const satisfies readonly RefundReason[]

interface Paid {
  readonly item_total: number
  readonly total: number
  readonly commission: number
  readonly refunded: number
  readonly commission_refunded: number
}
/** What can still be given back. */
export const leftOf = ({ total, refunded }: Pick<Paid, 'total' | 'refunded'>) => total - refunded
/** What the seller has of the order: less commission, and less what has gone back. */
export const netOf = ({ total, commission, refunded, commission_refunded }: Omit<Paid, 'item_total'>) =>
  total - refunded - (commission - commission_refunded)
/**
 * The part of a commission, or of any share of the items, that goes back with a refund. Items count as given back before postage; each cent of a share
 * goes back once its refund reaches it, so that all parts together are the whole share, and none is more than its refund.
 */
export function shareBack({ share, base, refunded, amount }: { share: number; base: number; refunded: number; amount: number }): number {
  const until = (given: number) => (base === 0 ? 0 : Number((BigInt(share) * BigInt(Math.min(given, base))) / BigInt(base)))
  return until(refunded + amount) - until(refunded)
}
export const commissionBack = ({ commission, item_total, refunded }: Paid, amount: number) =>
  shareBack({ share: commission, base: item_total, refunded, amount })

interface Refundable extends Pick<Paid, 'total' | 'refunded'> {
  readonly status: string
  readonly paid_at: Date | null
}
const REFUNDABLE = ['processing', 'shipped', 'delivered', 'completed']
/** A seller may give a part back while something is left; all of it before sending is a cancellation. */
export const mayRefund = (order: Refundable, now: Date) =>
  REFUNDABLE.includes(order.status) && leftOf(order) > 0 && order.paid_at !== null && now.getTime() - order.paid_at.getTime() < REFUND_DAYS * DAY
/** The buyer of a paid order may ask once. */
export const mayAskCancel = ({ status, cancel_asked_at }: { status: string; cancel_asked_at: Date | null }) =>
  status === 'processing' && cancel_asked_at === null

/** Days after sending, and after delivery, in which a buyer may open a dispute. */
export const DISPUTE_DAYS = { shipped: 30, delivered: 14 } as const
interface Disputable extends Pick<Paid, 'total' | 'refunded'> {
  readonly status: string
  readonly shipped_at: Date | null
  readonly delivered_at: Date | null
  readonly release_at: Date | null
}
/** Until when a dispute may be opened, in milliseconds. What is on its way: as long as its money waits, for more may follow in another parcel. */
function disputableUntil({ status, shipped_at, delivered_at, release_at }: Disputable): number {
  if (status === 'delivered') return (delivered_at?.getTime() ?? 0) + DISPUTE_DAYS.delivered * DAY
  if (status !== 'shipped') return 0
  return Math.max((shipped_at?.getTime() ?? 0) + DISPUTE_DAYS.shipped * DAY, release_at?.getTime() ?? 0)
}
/** On its way or arrived, not longer ago than the days say, and something is left to give back. */
export const mayDispute = (order: Disputable, now: Date): boolean => leftOf(order) > 0 && now.getTime() < disputableUntil(order)

export interface Parcel {
  readonly amount: number
  readonly amount_next: number
  readonly free_over: number | null
  readonly shipping_option?: string
}
/** Free shipping: at or above `free_over`, set by the seller. */
export function postage({ amount, amount_next, free_over }: Parcel, units: number, item_total: number): number {
  if (free_over !== null && item_total >= free_over) return 0
  return amount + amount_next * (units - 1)
}

export interface OrderLine {
  readonly product_id: Id<'products'>
  readonly order_quantity: number
}
export interface ForSale {
  readonly id: Id<'products'>
  readonly seller_id: Id<'members'>
  readonly store_id: Id<'stores'>
  readonly price: number
  readonly available: number
  readonly status: string
  /** The one way it is sent; null where all of the seller's ways are open. */
  readonly shipping_option?: string | null
  /** The least that its store asks for in one parcel; 0 at an agreed price. */
  readonly minimum_order?: number
}
export interface PricedLine<S extends ForSale> {
  readonly sale: S
  readonly order_quantity: number
  readonly total: number
  readonly problem: 'gone' | 'fewer' | 'own' | null
}
export interface PricedParcel<S extends ForSale, R extends Parcel> {
  readonly store_id: Id<'stores'>
  readonly seller_id: Id<'members'>
  readonly lines: readonly PricedLine<S>[]
  readonly rates: readonly { readonly rate: R; readonly amount: number }[]
  readonly chosen: { readonly rate: R; readonly amount: number } | null
  readonly item_total: number
  readonly shipping_total: number
  /** What the store asks for at least; 0 for none. */
  readonly minimum_order: number
}
/** What a parcel lacks of its store's minimum order; of what cannot be bought at all nothing is asked. */
export const lacks = ({ item_total, minimum_order }: { item_total: number; minimum_order: number }) =>
  item_total === 0 ? 0 : Math.max(0, minimum_order - item_total)

function priceLine<S extends ForSale>(sale: S, wanted: number, buyer_id: Id<'members'> | null): PricedLine<S> {
  const there = sale.status === 'published' ? sale.available : 0
  const order_quantity = Math.min(wanted, there)
  const problem = sale.seller_id === buyer_id ? 'own' : there === 0 ? 'gone' : order_quantity < wanted ? 'fewer' : null
  return { sale, order_quantity, total: sale.price * order_quantity, problem }
}

/** Pricing of a cart, the same before and under the lock. `ratesFor` returns the seller's rates that reach the buyer. */
export function priceCart<S extends ForSale, R extends Parcel & { readonly id: string }>(
  lines: readonly OrderLine[],
  sales: ReadonlyMap<string, S>,
  ratesFor: (sale: S) => readonly R[],
  chosen: ReadonlyMap<string, string>,
  buyer_id: Id<'members'> | null,
): PricedParcel<S, R>[] {
  const wanted = new Map<string, number>()
  for (const { product_id, order_quantity } of lines) wanted.set(product_id, (wanted.get(product_id) ?? 0) + order_quantity)
  const priced = [...wanted].filter(([id]) => sales.has(id)).map(([id, quantity]) => priceLine(sales.get(id)!, quantity, buyer_id))
  const parcels = Map.groupBy(priced, ({ sale }) => sale.store_id)
  return [...parcels].map(([store_id, group]) => {
    const first = group[0]!.sale
    const units = group.reduce((sum, { order_quantity }) => sum + order_quantity, 0)
    const item_total = group.reduce((sum, { total }) => sum + total, 0)
    const fits = ({ shipping_option }: R) => group.every(({ sale }) => !sale.shipping_option || sale.shipping_option === shipping_option)
    const rates = units
      ? ratesFor(first)
          .filter(fits)
          .map((rate) => ({ rate, amount: postage(rate, units, item_total) }))
      : []
    rates.sort((a, b) => a.amount - b.amount || (a.rate.id < b.rate.id ? -1 : 1))
    const pick = rates.find(({ rate }) => rate.id === chosen.get(store_id)) ?? null
    const minimum_order = Math.min(...group.map(({ sale }) => sale.minimum_order ?? 0))
    return { store_id, seller_id: first.seller_id, lines: group, rates, chosen: pick, item_total, shipping_total: pick?.amount ?? 0, minimum_order }
  })
}

export const cartTotal = (parcels: readonly PricedParcel<ForSale, Parcel>[]) =>
  parcels.reduce((sum, { item_total, shipping_total }) => sum + item_total + shipping_total, 0)
/** Statistics start with this many deals: from fewer, a single price could be read as the market's. */
export const DEALS_LEAST = 5
/** Privacy: how fast a store sends is said from so many buyers on. */
export const BUYERS_LEAST = 3
/** A coin is sold for a cent, so this is what a price is in coins. */
export const MINOR_UNITS_A_COIN = 1

export interface Quartiles {
  readonly lower: number
  readonly median: number
  readonly upper: number
}

/** Quartiles with linear interpolation, as `percentile_cont` gives them, in whole minor units; none under five prices. */
export function quartilesOf(prices: readonly number[]): Quartiles | null {
  if (prices.length < DEALS_LEAST) return null
  const sorted = prices.toSorted((one, other) => one - other)
  const at = (share: number) => {
    const place = (sorted.length - 1) * share
    const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
    return Math.round(below + (above - below) * (place % 1))
  }
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) }
}
