import { machine, next, type StateOf } from '#kernel/machine.ts'

/** Coins of a pack. The price is ours and never comes from the browser. */
export const packs = [500, 1_000, 2_500, 5_000, 10_000] as const
/** Minor units of money that one coin costs. */
const PRICE_OF_COIN = 1
/** Packs of one purchase. */
export const PACKS_MOST = 10
/** A purchase may be given back for two weeks, as far as its coins are not spent. */
export const REFUND_DAYS = 14
/** An unpaid purchase ends after a day. */
export const OPEN_HOURS = 24

export const worthOf = (coins: number) => coins * PRICE_OF_COIN
export const coinsWorth = (amount: number) => Math.ceil(amount / PRICE_OF_COIN)

export const purchaseMachine = machine([
  { from: 'pending_payment', action: 'complete', by: 'system', to: 'completed', guard: 'the payment is captured' },
  { from: 'pending_payment', action: 'fail', by: 'system', to: 'cancelled' },
  { from: 'pending_payment', action: 'expire', by: 'clock', to: 'cancelled', guard: 'a day without a payment' },
  { from: 'completed', action: 'refund', by: 'buyer', to: 'refunded', guard: 'within 14 days, and as far as the coins are not spent' },
  { from: 'refunded', action: 'refuse_refund', by: 'gateway', to: 'completed', guard: 'its money was not sent: the coins come back' },
  { from: 'completed', action: 'charge_back', by: 'system', to: 'charged_back', guard: 'the bank of the buyer has given their price back' },
])
export type PurchaseStatus = StateOf<typeof purchaseMachine>
export const purchaseStatuses = ['pending_payment', 'completed', 'cancelled', 'refunded', 'charged_back'] as const satisfies readonly PurchaseStatus[]
export const mayRefund = (status: PurchaseStatus) => next(purchaseMachine, status, 'refund', 'buyer') !== undefined

/** A line of the coin account, oldest first: positive when coins came. `purchase` is set when they were bought, or when bought ones were given back. */
export interface CoinMove {
  readonly amount: number
  readonly purchase: string | null
}
/**
 * What is left of each purchase. Earned coins are spent before bought ones, and older purchases before newer ones: coins that were earned never turn
 * into money, and what was bought can be given back as long as possible.
 */
export function leftOf(before: number, moves: readonly CoinMove[]): Map<string, number> {
  const left = new Map<string, number>()
  let earned = before
  for (const { amount, purchase } of moves) {
    if (amount > 0 && purchase) left.set(purchase, (left.get(purchase) ?? 0) + amount)
    else if (amount > 0) earned += amount
    else if (purchase) left.set(purchase, Math.max(0, (left.get(purchase) ?? 0) + amount))
    else earned -= spend(left, earned, -amount)
  }
  return left
}

/** Takes coins from the purchases beyond what was earned; returns what the earned ones pay. */
function spend(left: Map<string, number>, earned: number, amount: number): number {
  const own = Math.min(earned, amount)
  let rest = amount - own
  for (const [purchase, there] of left) {
    const taken = Math.min(there, rest)
    left.set(purchase, there - taken)
    rest -= taken
  }
  return own
}

/** The end of the time for a refund; equality is over. */
export const refundableUntil = (completed_at: Date) => new Date(completed_at.getTime() + REFUND_DAYS * 86_400_000)
