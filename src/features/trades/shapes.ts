import * as z from 'zod/mini'
import { Media, MediaId } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { Code, Flag, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'
import { ITEMS_MOST, offerStatuses, orderStatuses, PICTURES_MOST, sides, tradeStatuses, tradeTypes } from './rules.ts'

export const TradeId = id('trades')
export type TradeId = z.infer<typeof TradeId>
export const TradeProposalId = id('trade_proposals')
export type TradeProposalId = z.infer<typeof TradeProposalId>
export const TradeOfferId = id('trade_offers')
export type TradeOfferId = z.infer<typeof TradeOfferId>
export const TradeOrderId = id('trade_orders')
export type TradeOrderId = z.infer<typeof TradeOrderId>

/** Lists of one’s own: by status, and as derived from one’s offers. */
export const tradeLists = [...tradeStatuses, 'my-placed-offer', 'for-proposal', 'my-placed-proposal'] as const
const tradeActions = ['edit', 'publish', 'unschedule', 'unpublish', 'archive'] as const
const offerActions = ['send', 'edit', 'accept', 'reject', 'counter', 'rescind'] as const
const orderActions = ['proceed', 'withdraw', 'ship', 'confirm', 'dispute'] as const
export const settlements = ['completed', 'cancelled'] as const

const text = z.nullable(z.string())
const Coins = z.int().check(z.gte(0), z.lte(10_000_000))
/** One piece of an item; without a unit a used one, if there is one. */
const Piece = z.strictObject({ stamp_item_id: StampItemId, unit: z.optional(z.enum(['mint', 'used'])) })
const Pieces = (most: number) => z.array(Piece).check(z.maxLength(most))

export const tradeFields = {
  title: line(140),
  tradeables: Pieces(ITEMS_MOST).check(z.minLength(1)),
  trade_type: z._default(z.enum(tradeTypes), 'coins_and_stamps'),
  trader_terms: z._default(prose(2_000), ''),
  deposit: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0),
  /** When it ends; without it 30 days after it is published. */
  expiry_time: z.optional(z.nullable(Instant)),
  is_published: z._default(Flag, false),
}
/** Terms of an offer: what the owner of the trade gives, and what the proposer. */
export const termFields = {
  items_from_owner: z._default(Pieces(ITEMS_MOST), []),
  items_from_proposer: z._default(Pieces(ITEMS_MOST), []),
  coins_from_owner: z._default(Coins, 0),
  coins_from_proposer: z._default(Coins, 0),
  message: z._default(prose(1_000), ''),
}

/** A piece as it stands in a trade or an offer. */
export const TradePiece = named(
  'TradePiece',
  z.object({
    stamp_item_id: z.nullable(StampItemId),
    unit: z.enum(['mint', 'used']),
    name: z.string(),
    line: z.string(),
    image_url: text,
    /** What it counts in the totals, in coins: its owner’s own value, otherwise the catalogue’s. */
    value: z.nullable(z.int()),
    /** Still as it was when it was put here: owned, for trade, free, described as then. */
    is_there: z.boolean(),
  }),
)
export type TradePiece = z.infer<typeof TradePiece>

const common = {
  id: TradeId,
  number: z.int(),
  sender_id: MemberId,
  receiver_id: z.nullable(MemberId),
  is_direct: z.boolean(),
  title: z.string(),
  trade_type: z.enum(tradeTypes),
  deposit: z.int(),
  status: z.enum(tradeStatuses),
  is_published: z.boolean(),
  expiry_time: z.nullable(Instant),
  /** When it opens by itself; left out where nothing is scheduled. */
  publish_at: z.optional(Instant),
  proposal_count: z.int(),
  is_own: z.boolean(),
  tradeables: z.array(TradePiece),
}
export const TradeCard = named(
  'TradeCard',
  z.object({ ...common, owner_name: z.string(), own_offer_id: z.nullable(TradeOfferId), order_id: z.nullable(TradeOrderId) }),
)
export const Trade = named(
  'Trade',
  z.object({
    ...common,
    trader_terms: z.string(),
    owner: PublicMember,
    created_at: Instant,
    server_time: Instant,
    /** The viewer’s standing offer, if there is one. */
    own_offer_id: z.nullable(TradeOfferId),
    own_proposal_id: z.nullable(TradeProposalId),
    order_id: z.nullable(TradeOrderId),
    can_offer: z.boolean(),
    actions: z.array(z.enum(tradeActions)),
  }),
)

export const TradeOffer = named(
  'TradeOffer',
  z.object({
    id: TradeOfferId,
    proposal_id: TradeProposalId,
    trade_id: TradeId,
    trade_title: z.string(),
    is_direct: z.boolean(),
    trade_type: z.enum(tradeTypes),
    deposit: z.int(),
    /** Who made it; in the list of a proposal the earlier ones are of either side. */
    user_id: MemberId,
    owner: PublicMember,
    proposer: PublicMember,
    role: z.enum(sides),
    made_by: z.enum(sides),
    status: z.enum(offerStatuses),
    action_reason: text,
    round: z.int(),
    counters: z.int(),
    items_from_owner: z.array(TradePiece),
    items_from_proposer: z.array(TradePiece),
    coins_from_owner: z.int(),
    coins_from_proposer: z.int(),
    message: z.string(),
    created_at: Instant,
    expires_at: z.nullable(Instant),
    /** The last one of its proposal: only that can be answered. */
    is_standing: z.boolean(),
    order_id: z.nullable(TradeOrderId),
    actions: z.array(z.enum(offerActions)),
  }),
)
export const TradeProposal = named(
  'TradeProposal',
  z.object({
    id: TradeProposalId,
    trade_id: TradeId,
    trade_title: z.string(),
    is_direct: z.boolean(),
    role: z.enum(sides),
    partner: PublicMember,
    status: z.enum(offerStatuses),
    action_reason: text,
    offer_id: TradeOfferId,
    total_offers: z.int(),
    items_from_owner: z.int(),
    items_from_proposer: z.int(),
    coins_from_owner: z.int(),
    coins_from_proposer: z.int(),
    changed_at: Instant,
    expires_at: z.nullable(Instant),
    /** It waits for the viewer. */
    is_my_turn: z.boolean(),
  }),
)

const Address = z.object({
  full_name: z.string(),
  address: z.string(),
  city: z.string(),
  state: text,
  zipcode: z.string(),
  country: Code,
  country_name: z.string(),
  phone: text,
})
const Leg = z.object({
  side: z.enum(sides),
  from_id: MemberId,
  to_id: MemberId,
  has_parcel: z.boolean(),
  has_proceeded: z.boolean(),
  /** For its receiver; for its sender once both have proceeded. */
  address: z.nullable(Address),
  carrier: text,
  tracking: text,
  shipped_at: z.nullable(Instant),
  received_at: z.nullable(Instant),
  items: z.array(TradePiece),
  coins: z.int(),
})
export const TradeOrder = named(
  'TradeOrder',
  z.object({
    id: TradeOrderId,
    number: z.int(),
    trade_id: TradeId,
    trade_title: z.string(),
    offer_id: TradeOfferId,
    role: z.enum(sides),
    owner: PublicMember,
    proposer: PublicMember,
    status: z.enum(orderStatuses),
    deposit: z.int(),
    accepted_at: Instant,
    shipped_at: z.nullable(Instant),
    delivered_at: z.nullable(Instant),
    ended_at: z.nullable(Instant),
    due_at: z.nullable(Instant),
    /** If nothing has arrived by then, the member’s trade feedback score may be impacted. */
    note_at: Instant,
    dispute_reason: text,
    /** What whoever complains has shown: for the two sides and moderators. */
    dispute_medias: z.array(Media),
    action_reason: text,
    legs: z.array(Leg),
    actions: z.array(z.enum(orderActions)),
  }),
)

/** What whoever complains says and shows. */
export const complaintFields = { reason: line(1_000), media_ids: z._default(z.array(MediaId).check(z.maxLength(PICTURES_MOST)), []) }

export const changeFields = {
  title: z.optional(tradeFields.title),
  tradeables: z.optional(tradeFields.tradeables),
  trade_type: z.optional(z.enum(tradeTypes)),
  trader_terms: z.optional(prose(2_000)),
  deposit: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  expiry_time: tradeFields.expiry_time,
}
export const placeFields = {
  trade_id: TradeId,
  /** The offer that this one answers or replaces: it must be the last one of its proposal. */
  offer_id: z.optional(TradeOfferId),
  ...termFields,
  is_draft: z._default(z.boolean(), false),
}
