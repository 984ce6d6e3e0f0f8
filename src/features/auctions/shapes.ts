import * as z from 'zod/mini'
import { CardPicture, Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { OrderGroupId, OrderId } from '#features/orders/contract.ts'
import { StampItem, StampItemId, units } from '#features/stamp-items/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { Amount, Code, Currency, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'
import { type AuctionStatus, participations } from './rules.ts'

export const AuctionId = id('auctions')
export type AuctionId = z.infer<typeof AuctionId>
export const auctionStatuses = [
  'draft',
  'scheduled',
  'active',
  'closed_sold',
  'closed_unsold',
  'defaulted',
  'cancelled',
] as const satisfies readonly AuctionStatus[]
/** Why this viewer cannot bid now; the screen says it in words and offers the way out. */
export const barriers = ['guest', 'plan', 'own', 'over', 'address', 'delivery', 'card', 'barred'] as const
/** What its seller may do now. */
export const sellerActions = ['edit', 'publish', 'unschedule', 'remove', 'end_early', 'second_chance', 'relist'] as const
export const retractReasons = ['wrong_amount', 'description_changed'] as const
export const bidKinds = ['bid', 'buy_now', 'retract', 'cancel'] as const

const optional = <S extends z.ZodMiniType>(shape: S) => z._default(z.nullable(shape), null)
const Price = Amount.check(z.positive(), z.lte(1_000_000_000))
export const nullable = { text: z.nullable(z.string()), whole: z.nullable(z.int()), amount: z.nullable(Amount), at: z.nullable(Instant) }

/** Days; 0: not at all. */
const Days = z.int().check(z.gte(0), z.lte(365))
const ReturnPolicy = z.strictObject({ domestic: Days, international: Days })

export const auctionFields = {
  auctionable_type: z._default(z.enum(['StampItem']), 'StampItem'),
  auctionable_id: StampItemId,
  /** The piece that is auctioned: a mint or a used one. */
  unit: optional(z.enum(units)),
  /** Left out, the item's own name. */
  name: optional(line(140)),
  description: z._default(prose(5_000), ''),
  initial_bid: Price,
  reserve_price: optional(Price),
  buy_it_now_price: optional(Price),
  /** Between 1 hour and 30 days after publishing. */
  ends_at: optional(Instant),
  /** How it is sent. Left out, the ways of the seller's own store are open; given, `shipping_amount` is its price. */
  shipping_option: optional(Code),
  shipping_amount: optional(Amount),
  /** To other countries; null: it is not sent abroad. */
  shipping_abroad: optional(Amount),
  return_policy: z._default(ReturnPolicy, { domestic: 0, international: 0 }),
}

/** What everybody sees of the state, and what the viewer is in it. */
const state = {
  status: z.enum(auctionStatuses),
  currency: Currency,
  initial_bid: Price,
  /** Null before the first bid: then the start price is shown. */
  current_price: nullable.amount,
  /** The least that the next bidder must bid; null once it is over. */
  next_minimum: nullable.amount,
  /** Null when there is none, or not any more. */
  buy_it_now_price: nullable.amount,
  reserve: z.enum(['none', 'met', 'not_met']),
  bid_count: z.int(),
  watcher_count: z.int(),
  ends_at: nullable.at,
  /** When it opens by itself; left out where nothing is scheduled. */
  publish_at: z.optional(Instant),
  /** A late bid has moved the end. */
  is_extended: z.boolean(),
  is_watched: z.boolean(),
  /** Null: this viewer has not bid. */
  standing: z.nullable(z.enum(['leading', 'outbid', ...participations])),
  /** Rises with each change of the lot. */
  version: z.int(),
}

export const AuctionCard = named(
  'AuctionCard',
  z.object({
    id: AuctionId,
    number: z.int(),
    name: z.string(),
    item_kind: z.string(),
    country: nullable.text,
    country_name: nullable.text,
    year_issued: nullable.whole,
    condition: nullable.text,
    condition_name: nullable.text,
    catalogue_number: nullable.text,
    media: z.nullable(CardPicture),
    width_mm: nullable.whole,
    height_mm: nullable.whole,
    user_id: MemberId,
    seller_name: z.string(),
    is_own: z.boolean(),
    ...state,
    /** Only for the winner and the seller. */
    order_id: z.nullable(OrderId),
    /** Where its order stands: `pending_payment`, `processing`, `shipped`, …; only for the winner and the seller. */
    order_status: nullable.text,
  }),
)

const Way = z.object({ shipping_option: z.string(), option_name: z.string(), reach: z.enum(['home', 'abroad', 'everywhere']), amount: Amount })

/** One's own part in a lot: nobody else is ever told. */
const Own = z.object({
  bidder: z.int(),
  /** One's own ceiling. */
  maximum: Amount,
  is_leading: z.boolean(),
  /** Which of one's bids may be withdrawn now. */
  retractable: z.enum(['none', 'last', 'all']),
})

export const Auction = named(
  'Auction',
  z.object({
    id: AuctionId,
    number: z.int(),
    auctionable_type: z.enum(['StampItem']),
    /** Null where its owner’s account is erased. */
    auctionable_id: z.nullable(StampItemId),
    auctionable: z.nullable(StampItem),
    unit: z.enum(units),
    name: z.string(),
    description: z.string(),
    medias: z.array(Media),
    /** Names of the item's codes in the viewer's language: { condition: 'mint never hinged', … }. */
    names: z.record(z.string(), z.string()),
    user_id: MemberId,
    user: PublicMember,
    store: z.nullable(z.object({ id: StoreId, name: z.string() })),
    is_own: z.boolean(),
    ...state,
    /** By the server's clock, when this was answered. */
    server_time: Instant,
    published_at: nullable.at,
    original_ends_at: nullable.at,
    /** However many late bids there are, not later than this. */
    hard_end_at: nullable.at,
    soft_close_s: z.int(),
    closed_at: nullable.at,
    /** Increments: from this price on, so much more. */
    ladder: z.array(z.object({ from: Amount, step: Amount })),
    /** Pseudonym of the leader on this lot: Bidder 3. */
    leader: nullable.whole,
    retraction_count: z.int(),
    own: z.nullable(Own),
    can_bid: z.boolean(),
    why_not: z.nullable(z.enum(barriers)),
    can_buy_now: z.boolean(),
    shipping_option: nullable.text,
    shipping_amount: nullable.amount,
    shipping_abroad: nullable.amount,
    rates: z.array(Way),
    country: nullable.text,
    return_policy: z.object({ domestic: z.int(), international: z.int() }),
    /** What it went for, and whose it is by pseudonym. */
    outcome: z.nullable(
      z.object({
        is_sold: z.boolean(),
        price: nullable.amount,
        winner: nullable.whole,
        is_winner: z.boolean(),
        order_id: z.nullable(OrderId),
        group_id: z.nullable(OrderGroupId),
        order_status: nullable.text,
        pay_until: nullable.at,
      }),
    ),
    /** A second chance that stands: for everybody that there is one, its price for whom it is offered to alone. */
    second_chance: z.nullable(z.object({ until: Instant, is_mine: z.boolean(), price: nullable.amount, bidder: z.int() })),
    /** Of the seller alone. */
    reserve_price: nullable.amount,
    actions: z.array(z.enum(sellerActions)),
    previous_auction_id: z.nullable(AuctionId),
    next_auction_id: z.nullable(AuctionId),
    /** The lot cannot change hands any more: losing ceilings are open. */
    is_final: z.boolean(),
  }),
)

export const Bid = named(
  'Bid',
  z.object({
    version: z.int(),
    kind: z.enum(bidKinds),
    /** Pseudonym on this lot: Bidder 3. */
    bidder: z.int(),
    is_you: z.boolean(),
    /** For the seller, and of oneself. */
    user: z.nullable(z.object({ id: MemberId, username: z.string(), full_name: z.string() })),
    /** The price that everybody saw after it; null: no bid was left. */
    amount: nullable.amount,
    /** One's own ceiling at any time; of others once the lot is final, and never the winner's. */
    maximum_amount: nullable.amount,
    is_standing: z.boolean(),
    at: Instant,
    ends_at: Instant,
  }),
)
