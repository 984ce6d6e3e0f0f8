import { machine, type StateOf } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'

export const auctionMachine = machine([
  { from: 'draft', action: 'publish', by: 'seller', to: 'active', guard: 'item for auction and free, a picture, an end in 1 hour to 30 days' },
  { from: 'draft', action: 'schedule', by: 'seller', to: 'scheduled', guard: 'as to publish but for the promise, at a time within a year' },
  { from: 'scheduled', action: 'publish', by: 'seller', to: 'active', guard: 'as from a draft' },
  { from: 'scheduled', action: 'publish', by: 'clock', to: 'active', guard: 'its time has come, and all that publishing asks is true' },
  { from: 'scheduled', action: 'miss', by: 'clock', to: 'draft', guard: 'its time has come, and it cannot be published' },
  { from: 'scheduled', action: 'unschedule', by: 'seller', to: 'draft' },
  { from: 'active', action: 'buy_now', by: 'bidder', to: 'closed_sold', guard: 'before the first bid, or with a reserve before it is met' },
  { from: 'active', action: 'sell', by: 'clock', to: 'closed_sold', guard: 'its end has come, with a bid, and the reserve is met' },
  { from: 'active', action: 'expire', by: 'clock', to: 'closed_unsold', guard: 'its end has come without a bid, or the reserve is not met' },
  {
    from: 'active',
    action: 'sell_early',
    by: 'seller',
    to: 'closed_sold',
    guard: 'bids, less than 12 hours left, reserve met: the highest bidder has it',
  },
  { from: 'active', action: 'cancel', by: 'seller', to: 'cancelled', guard: 'no bid, or 12 hours left at least: the bids fall' },
  { from: 'closed_sold', action: 'default', by: 'system', to: 'defaulted', guard: 'its order was not paid in 72 hours' },
  { from: 'closed_unsold', action: 'accept', by: 'bidder', to: 'closed_sold', guard: 'the second chance offered to this bidder stands' },
  { from: 'defaulted', action: 'accept', by: 'bidder', to: 'closed_sold', guard: 'the second chance offered to this bidder stands' },
])
export type AuctionStatus = StateOf<typeof auctionMachine>

/** Steps by price, in minor units: from this price on, a bid is this much higher. */
export type Ladder = readonly (readonly [from: number, step: number])[]
export const LADDER: Ladder = [
  [0, 5],
  [100, 25],
  [500, 50],
  [2_500, 100],
  [10_000, 250],
  [25_000, 500],
  [50_000, 1_000],
  [100_000, 2_500],
  [250_000, 5_000],
  [500_000, 10_000],
]
export const stepAt = (price: number, ladder: Ladder = LADDER): number => ladder.findLast(([from]) => price >= from)![1]

export interface Terms {
  readonly initial_bid: number
  readonly reserve_price: number | null
  readonly buy_it_now_price: number | null
}
/** Standing bids: the price that everybody sees, who leads, and two ceilings that only their owners know. */
export interface Standing {
  readonly current_price: number | null
  readonly leader_id: string | null
  readonly top_max: number | null
  readonly second_max: number | null
}
export const NO_BIDS: Standing = { current_price: null, leader_id: null, top_max: null, second_max: null }

/** One step over the second ceiling, never over the first; the reserve as soon as it is met; below it the whole ceiling. The price never falls. */
function priceOf({ top_max, second_max }: { top_max: number; second_max: number | null }, terms: Terms, before: number, ladder: Ladder): number {
  const asked = second_max === null ? terms.initial_bid : Math.min(top_max, second_max + stepAt(second_max, ladder))
  const price = Math.max(asked, terms.initial_bid, before)
  if (terms.reserve_price === null) return price
  return top_max >= terms.reserve_price ? Math.max(price, terms.reserve_price) : Math.max(top_max, before)
}

/** An accepted ceiling: the highest leads, of equal ones the earliest; the leader again only raises the own. */
export function place(standing: Standing, terms: Terms, bid: { readonly bidder_id: string; readonly amount: number }, ladder = LADDER): Standing {
  const { leader_id, top_max, second_max } = standing
  const leads = leader_id === null || bid.bidder_id === leader_id || bid.amount > top_max!
  const passed = leads ? (bid.bidder_id === leader_id ? second_max : top_max) : Math.max(second_max ?? 0, bid.amount)
  const after = { top_max: leads ? bid.amount : top_max!, second_max: passed }
  const current_price = priceOf(after, terms, standing.current_price ?? 0, ladder)
  return { ...after, current_price, leader_id: leads ? bid.bidder_id : leader_id }
}

export const nextMinimum = ({ current_price }: Pick<Standing, 'current_price'>, { initial_bid }: Pick<Terms, 'initial_bid'>, ladder = LADDER) =>
  current_price === null ? initial_bid : current_price + stepAt(current_price, ladder)

/** Why this ceiling is not taken, if it is not. */
export function biddable(standing: Standing, terms: Terms, bid: { readonly bidder_id: string; readonly amount: number }) {
  if (bid.bidder_id === standing.leader_id) {
    return bid.amount > standing.top_max! ? undefined : refuse('auction.not_higher', { least: standing.top_max! + 1 })
  }
  const least = nextMinimum(standing, terms)
  return bid.amount >= least ? undefined : refuse('auction.too_low', { least })
}

export const isReserveMet = ({ top_max }: Pick<Standing, 'top_max'>, { reserve_price }: Pick<Terms, 'reserve_price'>) =>
  top_max !== null && (reserve_price === null || top_max >= reserve_price)
export type Reserve = 'none' | 'met' | 'not_met'
export const reserveOf = (standing: Pick<Standing, 'top_max'>, terms: Pick<Terms, 'reserve_price'>): Reserve =>
  terms.reserve_price === null ? 'none' : isReserveMet(standing, terms) ? 'met' : 'not_met'

/** Gone at the first bid, or with a reserve when it is met. */
export function canBuyNow(standing: Standing, terms: Terms): boolean {
  if (terms.buy_it_now_price === null) return false
  return terms.reserve_price === null ? standing.leader_id === null : !isReserveMet(standing, terms)
}

export const HOUR = 3_600_000
export const SOFT_CLOSE_S = 120
export const HARD_END_MINUTES = 60
export const PAY_HOURS = 72
export const REMIND_HOURS = [24, 48] as const
export const SECOND_CHANCE_HOURS = 48
/** So long after its end a lot may be offered to the next bidder; then it is final. */
export const OPEN_DAYS = 7
/** The alarm of those who watch. */
export const SOON_MINUTES = 60

interface Clockwork {
  readonly ends_at: Date
  readonly hard_end_at: Date
  readonly soft_close_s: number
}
/** Equality with the end is over. */
export const isOver = ({ ends_at }: Pick<Clockwork, 'ends_at'>, now: Date) => now >= ends_at

/** The end after an accepted bid: later only when leader or price has changed near it, and never past the hard end. */
export function endAfter({ ends_at, hard_end_at, soft_close_s }: Clockwork, now: Date, before: Standing, after: Standing): Date {
  const changed = before.leader_id !== after.leader_id || before.current_price !== after.current_price
  const soft = now.getTime() + soft_close_s * 1000
  if (!changed || soft <= ends_at.getTime()) return ends_at
  return new Date(Math.max(ends_at.getTime(), Math.min(soft, hard_end_at.getTime())))
}

/** Buy-it-now: at least the reserve, and 130 % of the start. */
export function priced({ initial_bid, reserve_price, buy_it_now_price }: Terms) {
  if (reserve_price !== null && reserve_price < initial_bid) return refuse('auction.reserve_price')
  if (buy_it_now_price === null) return undefined
  const least = Math.max(reserve_price ?? 0, Math.ceil((initial_bid * 13) / 10))
  return buy_it_now_price < least ? refuse('auction.buy_it_now_price', { least }) : undefined
}

export const LENGTH_HOURS = { least: 1, most: 30 * 24 } as const
export function lasting(ends_at: Date | null, now: Date) {
  const hours = ends_at === null ? 0 : (ends_at.getTime() - now.getTime()) / HOUR
  return hours < LENGTH_HOURS.least || hours > LENGTH_HOURS.most ? refuse('auction.ends_at') : undefined
}

interface Readiness {
  readonly item_status: string
  readonly has_picture: boolean
  readonly open: number
  readonly limit: number | undefined
}
/** Precondition: the seller is locked, because the plan limits how many are open. */
export function publishable({ item_status, has_picture, open, limit }: Readiness) {
  if (item_status !== 'FOR_AUCTION') return refuse('auction.item_status')
  if (!has_picture) return refuse('auction.item_picture')
  return limit !== undefined && open >= limit ? refuse('auction.limit', { limit, plan_limit: 'auctions' }) : undefined
}

/** One accepted ceiling in the book of a lot. */
export interface Placed {
  readonly version: number
  readonly bidder_id: string
  readonly amount: number
  readonly at: Date
}
/** The standing that these bids make, counted anew: never a price patched. */
export const standingOf = (bids: readonly Placed[], terms: Terms): Standing =>
  bids.reduce((standing, bid) => place(standing, terms, bid), NO_BIDS as Standing)

const ALL_HOURS = 12
const LAST_MS = HOUR
/** Which bids of this bidder may fall now: all with 12 hours left, later the last one within an hour; none afterwards. */
export function retractable(bids: readonly Placed[], bidder_id: string, ends_at: Date, now: Date): readonly Placed[] {
  const mine = bids.filter((bid) => bid.bidder_id === bidder_id)
  if (ends_at.getTime() - now.getTime() > ALL_HOURS * HOUR) return mine
  const last = mine.at(-1)
  return last && now.getTime() - last.at.getTime() < LAST_MS ? [last] : []
}

interface Open {
  readonly ends_at: Date
  readonly bid_count: number
  readonly reserve: Reserve
}
/** Ending before the end: without bids at will; with 12 hours left the bids fall; later the highest bidder has it. */
export function endEarly({ ends_at, bid_count, reserve }: Open, now: Date) {
  if (bid_count === 0 || ends_at.getTime() - now.getTime() >= ALL_HOURS * HOUR) return 'cancel' as const
  return reserve === 'not_met' ? refuse('auction.too_late_to_end') : ('sell_early' as const)
}

/** Not opened yet: its seller’s alone. */
export const isWaiting = (status: string): status is 'draft' | 'scheduled' => status === 'draft' || status === 'scheduled'

export const listTypes = ['active', 'draft', 'scheduled', 'expired', 'order-placed', 'order-not-placed', 'participated'] as const
export type ListType = (typeof listTypes)[number]
export const participations = ['active', 'expired', 'won', 'loss'] as const
export type Participation = (typeof participations)[number]

interface Ended {
  readonly status: AuctionStatus
  readonly bid_count: number
}
/** In which of its owner's lists an auction stands: in exactly one. */
export function listTypeOf({ status, bid_count }: Ended): Exclude<ListType, 'participated'> {
  if (isWaiting(status) || status === 'active') return status
  if (status === 'closed_sold') return 'order-placed'
  return bid_count === 0 ? 'expired' : 'order-not-placed'
}
/** In which list of a bidder's it stands: in exactly one. */
export function participationOf({ status, winner_id }: { status: AuctionStatus; winner_id: string | null }, member_id: string): Participation {
  if (status === 'active' || isWaiting(status)) return 'active'
  if (status !== 'closed_sold') return 'expired'
  return winner_id === member_id ? 'won' : 'loss'
}
