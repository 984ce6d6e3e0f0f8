import { machine, type StateOf } from '#kernel/machine.ts'
import { refuse } from '#kernel/refusal.ts'

export const tradeMachine = machine([
  { from: 'draft', action: 'publish', by: 'owner', to: 'active', guard: 'each item is for trade and free' },
  { from: 'draft', action: 'archive', by: 'owner', to: 'archived' },
  { from: 'draft', action: 'schedule', by: 'owner', to: 'scheduled', guard: 'as to publish, at a time within a year' },
  { from: 'scheduled', action: 'publish', by: 'owner', to: 'active', guard: 'as from a draft' },
  { from: 'scheduled', action: 'publish', by: 'clock', to: 'active', guard: 'its time has come, and all that publishing asks is true' },
  { from: 'scheduled', action: 'miss', by: 'clock', to: 'draft', guard: 'its time has come, and it cannot be published' },
  { from: 'scheduled', action: 'unschedule', by: 'owner', to: 'draft' },
  { from: 'scheduled', action: 'archive', by: 'owner', to: 'archived' },
  { from: 'active', action: 'unpublish', by: 'owner', to: 'draft', guard: 'open offers end' },
  { from: 'active', action: 'archive', by: 'owner', to: 'archived', guard: 'open offers end' },
  { from: 'active', action: 'expire', by: 'clock', to: 'expired', guard: 'open offers end' },
  { from: 'active', action: 'lose', by: 'system', to: 'draft', guard: 'an item has left: open offers end' },
  { from: 'active', action: 'close', by: 'system', to: 'archived', guard: 'the only proposal of a direct one has ended' },
  { from: 'active', action: 'accept', by: 'system', to: 'offer-accepted', guard: 'one offer is accepted: the pieces of both sides are promised' },
  { from: 'expired', action: 'publish', by: 'owner', to: 'active', guard: 'with a new end' },
  { from: 'expired', action: 'archive', by: 'owner', to: 'archived' },
  { from: 'offer-accepted', action: 'proceed', by: 'system', to: 'processing', guard: 'both have said so' },
  { from: 'offer-accepted', action: 'release', by: 'system', to: 'active', guard: 'somebody withdrew, or 72 hours passed, and it has not ended' },
  { from: 'offer-accepted', action: 'end', by: 'system', to: 'archived', guard: 'the same, and it has ended or was direct' },
  { from: 'processing', action: 'complete', by: 'system', to: 'completed' },
  { from: 'processing', action: 'end', by: 'system', to: 'archived', guard: 'its order was cancelled' },
])
export type TradeStatus = StateOf<typeof tradeMachine>

/** While Active or CounterOffer_Rejected the proposer’s last terms stand, while CounterOffer_Placed the owner’s. */
export const offerMachine = machine([
  { from: 'Draft', action: 'send', by: 'proposer', to: 'Active', guard: 'the items are there, the coins are held' },
  { from: 'Draft', action: 'rescind', by: 'proposer', to: 'Removed' },
  { from: 'Active', action: 'accept', by: 'owner', to: 'Accepted', guard: 'nothing has changed since' },
  { from: 'Active', action: 'reject', by: 'owner', to: 'Rejected' },
  { from: 'Active', action: 'counter', by: 'owner', to: 'CounterOffer_Placed', guard: 'three counter offers at most' },
  { from: 'Active', action: 'rescind', by: 'proposer', to: 'Removed', guard: 'with a reason' },
  { from: 'Active', action: 'expire', by: 'clock', to: 'Expired' },
  { from: 'Active', action: 'end', by: 'system', to: 'Expired', guard: 'the trade has ended, or an item is promised to somebody else' },
  { from: 'Active', action: 'lose', by: 'system', to: 'Removed', guard: 'an item has left or changed' },
  { from: 'CounterOffer_Placed', action: 'accept', by: 'proposer', to: 'Accepted', guard: 'nothing has changed since' },
  { from: 'CounterOffer_Placed', action: 'reject', by: 'proposer', to: 'CounterOffer_Rejected', guard: 'their own last terms stand again' },
  { from: 'CounterOffer_Placed', action: 'counter', by: 'proposer', to: 'Active', guard: 'three counter offers at most' },
  { from: 'CounterOffer_Placed', action: 'rescind', by: 'owner', to: 'Active', guard: 'the proposer’s last terms stand again' },
  { from: 'CounterOffer_Placed', action: 'expire', by: 'clock', to: 'Expired' },
  { from: 'CounterOffer_Placed', action: 'end', by: 'system', to: 'Expired' },
  { from: 'CounterOffer_Placed', action: 'lose', by: 'system', to: 'Removed' },
  { from: 'CounterOffer_Rejected', action: 'accept', by: 'owner', to: 'Accepted', guard: 'the proposer’s last terms' },
  { from: 'CounterOffer_Rejected', action: 'reject', by: 'owner', to: 'Rejected' },
  { from: 'CounterOffer_Rejected', action: 'counter', by: 'owner', to: 'CounterOffer_Placed' },
  { from: 'CounterOffer_Rejected', action: 'counter', by: 'proposer', to: 'Active' },
  { from: 'CounterOffer_Rejected', action: 'rescind', by: 'proposer', to: 'Removed' },
  { from: 'CounterOffer_Rejected', action: 'expire', by: 'clock', to: 'Expired' },
  { from: 'CounterOffer_Rejected', action: 'end', by: 'system', to: 'Expired' },
  { from: 'CounterOffer_Rejected', action: 'lose', by: 'system', to: 'Removed' },
  { from: 'Accepted', action: 'lapse', by: 'system', to: 'Expired', guard: 'somebody withdrew, or 72 hours passed' },
])
export type OfferStatus = StateOf<typeof offerMachine>

export const tradeOrderMachine = machine([
  { from: 'accepted', action: 'proceed', by: 'party', to: 'processing', guard: 'when both have' },
  { from: 'accepted', action: 'withdraw', by: 'party', to: 'cancelled', guard: 'with a reason' },
  { from: 'accepted', action: 'lapse', by: 'clock', to: 'cancelled', guard: '72 hours' },
  { from: 'processing', action: 'ship', by: 'party', to: 'shipped', guard: 'when every parcel is on its way' },
  { from: 'processing', action: 'lapse', by: 'clock', to: 'cancelled', guard: '14 days, and no parcel is on its way' },
  { from: 'processing', action: 'dispute', by: 'party', to: 'disputed' },
  { from: 'shipped', action: 'confirm', by: 'party', to: 'completed', guard: 'when every parcel has arrived' },
  { from: 'shipped', action: 'deliver', by: 'clock', to: 'delivered', guard: '30 days after the last parcel was sent' },
  { from: 'shipped', action: 'dispute', by: 'party', to: 'disputed' },
  { from: 'delivered', action: 'confirm', by: 'party', to: 'completed' },
  { from: 'delivered', action: 'complete', by: 'clock', to: 'completed', guard: '7 days' },
  { from: 'delivered', action: 'dispute', by: 'party', to: 'disputed' },
  { from: 'disputed', action: 'confirm', by: 'party', to: 'completed', guard: 'when every parcel has arrived after all' },
  { from: 'disputed', action: 'complete', by: 'moderator', to: 'completed' },
  { from: 'disputed', action: 'cancel', by: 'moderator', to: 'cancelled' },
])
export type TradeOrderStatus = StateOf<typeof tradeOrderMachine>

export const tradeStatuses = [
  'draft',
  'scheduled',
  'active',
  'expired',
  'offer-accepted',
  'processing',
  'completed',
  'archived',
] as const satisfies readonly TradeStatus[]
export const offerStatuses = [
  'Active',
  'Expired',
  'Accepted',
  'Rejected',
  'CounterOffer_Placed',
  'CounterOffer_Rejected',
  'Draft',
  'Removed',
] as const satisfies readonly OfferStatus[]
export const orderStatuses = [
  'accepted',
  'processing',
  'shipped',
  'delivered',
  'completed',
  'disputed',
  'cancelled',
] as const satisfies readonly TradeOrderStatus[]
export const openStatuses = ['Active', 'CounterOffer_Placed', 'CounterOffer_Rejected'] as const satisfies readonly OfferStatus[]
export const tradeTypes = ['coins', 'stamps', 'coins_and_stamps'] as const
export type TradeType = (typeof tradeTypes)[number]
export const sides = ['owner', 'proposer'] as const
export type Side = (typeof sides)[number]
export const otherSide = (side: Side): Side => (side === 'owner' ? 'proposer' : 'owner')

/** Why the product ends an offer; members say it in their own words, or by one of the presets. */
export const reasons = ['items_gone', 'items_taken', 'items_changed', 'trade_closed', 'trade_changed', 'expired', 'lapsed', 'withdrawn'] as const
export type Reason = (typeof reasons)[number]
export const presets = ['better_price', 'better_quality'] as const

/** The specification’s constant 3. */
export const COUNTERS_MOST = 3
export const ROUNDS_MOST = 10
export const OFFER_DAYS = 7
export const PROCEED_HOURS = 72
export const UNSENT_DAYS = 14
export const NOTE_DAYS = 30
export const DELIVERED_DAYS = 7
export const ITEMS_MOST = 24
/** Pictures of a complaint. */
export const PICTURES_MOST = 6
export const REWARD_COINS = 10

/** Items that a side may give in one swap: it grows with the swaps that went well. Nothing limits from the tenth on. */
export const itemsMost = (completed: number) => (completed >= 10 ? ITEMS_MOST : Math.min(ITEMS_MOST, 3 + 3 * completed))

/** The names of the first items, as long as a title may be. */
export const titleOf = (pieces: readonly { readonly name: string }[]) =>
  pieces
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 140)
    .trim()

/** Whose terms stand. */
export const standing = (status: OfferStatus): Side => (status === 'CounterOffer_Placed' ? 'owner' : 'proposer')
export const isOpen = (status: string): status is (typeof openStatuses)[number] => (openStatuses as readonly string[]).includes(status)

/** Equality with the end is over. */
export const isOver = (expires_at: Date | null, now: Date) => expires_at !== null && expires_at <= now

interface TermCounts {
  readonly items_from_owner: number
  readonly items_from_proposer: number
  readonly coins_from_owner: number
  readonly coins_from_proposer: number
}
/** What does not make a trade: a side that gives nothing, coins against coins, or what its owner does not take. */
export function tradable(terms: TermCounts, trade_type: TradeType) {
  const { items_from_owner, items_from_proposer, coins_from_owner, coins_from_proposer } = terms
  const gives = { owner: items_from_owner + coins_from_owner, proposer: items_from_proposer + coins_from_proposer }
  if (gives.owner === 0 || gives.proposer === 0 || items_from_owner + items_from_proposer === 0) return refuse('trade_offer.empty')
  if (coins_from_owner > 0 && coins_from_proposer > 0) return refuse('trade_offer.coins_both')
  if (trade_type === 'coins' && items_from_proposer > 0) return refuse('trade_offer.coins_only')
  return trade_type === 'stamps' && coins_from_proposer > 0 ? refuse('trade_offer.stamps_only') : undefined
}

interface Standing {
  readonly status: OfferStatus
  readonly rounds: number
  readonly counters: number
}
/** Room for another counter offer. */
export function counterable({ rounds, counters }: Standing) {
  return counters >= COUNTERS_MOST || rounds >= ROUNDS_MOST ? refuse('trade_offer.rounds', { most: COUNTERS_MOST }) : undefined
}

interface Leg {
  readonly has_parcel: boolean
  readonly proceeded_at: Date | null
  readonly shipped_at: Date | null
  readonly received_at: Date | null
}
export const haveProceeded = (legs: readonly Leg[]) => legs.every(({ proceeded_at }) => proceeded_at !== null)
export const areSent = (legs: readonly Leg[]) => legs.every(({ has_parcel, shipped_at }) => !has_parcel || shipped_at !== null)
export const isAnySent = (legs: readonly Leg[]) => legs.some(({ shipped_at }) => shipped_at !== null)
export const haveArrived = (legs: readonly Leg[]) => legs.every(({ has_parcel, received_at }) => !has_parcel || received_at !== null)

const HOUR = 3_600_000
export const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * HOUR)
export const daysAfter = (at: Date, days: number) => hoursAfter(at, days * 24)
/** Offers live seven days, unless the trade ends sooner. */
export function offerEnds(now: Date, trade_ends: Date | null): Date {
  const usual = daysAfter(now, OFFER_DAYS)
  return trade_ends && trade_ends < usual ? trade_ends : usual
}

/** In the totals of a trade a coin counts one cent. Without a value on one side there is nothing to compare: no percent. */
export const balanceOf = (given: number, received: number) => {
  const apart = Math.abs(received - given)
  return { difference: received - given, percent: given > 0 && received > 0 ? Math.round((apart * 200) / (given + received)) : null }
}
