// Purchases of the demo market: buyer, products and state; each state of an order occurs at least once.
import type { OrderStatus } from '#features/orders/rules.ts'

export interface Deal {
  readonly buyer: string
  /** Positions of the products; products of several stores make several orders. */
  readonly things: readonly number[]
  readonly state: OrderStatus
  readonly days_ago: number
}
const deal = (buyer: string, state: OrderStatus, days_ago: number, ...things: number[]): Deal => ({ buyer, things, state, days_ago })

/** Oldest first, because lists are ordered by creation. */
export const DEALS: readonly Deal[] = [
  deal('ben', 'completed', 61, 2),
  deal('ben', 'completed', 40, 9),
  deal('ben', 'delivered', 9, 16, 17),
  deal('ben', 'shipped', 4, 23),
  deal('ben', 'processing', 1, 30, 31, 32),
  deal('ben', 'cancelled', 6, 37),
  deal('ben', 'pending_payment', 0, 44),
  deal('cleo', 'completed', 33, 51),
  deal('cleo', 'delivered', 11, 58),
  deal('cleo', 'shipped', 3, 65, 66),
  deal('cleo', 'processing', 0, 72),
  deal('greta_l', 'completed', 28, 79),
  deal('greta_l', 'shipped', 5, 86),
  deal('greta_l', 'processing', 1, 93, 94),
  deal('greta_l', 'cancelled', 2, 100),
  deal('ximena_c', 'delivered', 12, 6),
  deal('ximena_c', 'processing', 2, 13, 14),
  deal('ximena_c', 'shipped', 5, 20),
  deal('ann', 'delivered', 8, 27),
  deal('ann', 'shipped', 2, 34),
  deal('cleo', 'refunded', 7, 107),
  deal('greta_l', 'disputed', 6, 114),
  deal('ximena_c', 'return_requested', 8, 121),
  deal('ben', 'returned', 10, 128),
].sort((one, other) => other.days_ago - one.days_ago)
