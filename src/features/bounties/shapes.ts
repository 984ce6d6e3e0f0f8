import * as z from 'zod/mini'
import { AuctionId } from '#features/auctions/contract.ts'
import { Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { ProductId } from '#features/products/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { TradeId } from '#features/trades/contract.ts'
import { Amount, Code, Currency, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'
import { bountyStatuses, offerReasons, offerStatuses } from './rules.ts'

export const BountyId = id('bounties')
export type BountyId = z.infer<typeof BountyId>
export const BountyOfferId = id('bounty_offers')
export type BountyOfferId = z.infer<typeof BountyOfferId>

export const rewardOptions = ['money', 'coins'] as const
export const targets = ['local', 'worldwide'] as const
const bountyActions = ['edit', 'publish', 'unschedule', 'close', 'award', 'archive', 'remove'] as const
const offerActions = ['accept', 'reject', 'withdraw'] as const
export const referableTypes = ['StampItem', 'Product', 'Auction', 'Trade', 'market_referral', 'referral_link'] as const

const Reward = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000_000_000))))
export const bountyFields = {
  title: line(140),
  media_ids: z._default(z.array(id('medias')).check(z.maxLength(8)), []),
  description: z._default(prose(5_000), ''),
  minimum_grade: z._default(z.nullable(Code), null),
  minimum_centering: z._default(z.nullable(Code), null),
  item_format: z._default(z.nullable(Code), null),
  target: z._default(z.enum(targets), 'worldwide'),
  /** Where it must be, for a local target. */
  country: z._default(z.nullable(Code), null),
  reward_option: z.enum(rewardOptions),
  /** Of the two the one that `reward_option` names. */
  offered_amount: Reward,
  offered_coins: Reward,
  /** How long it is open once it is published. */
  days: z._default(z.int().check(z.gte(1), z.lte(90)), 30),
}

const text = z.nullable(z.string())
const common = {
  id: BountyId,
  number: z.int(),
  user_id: MemberId,
  title: z.string(),
  minimum_grade: text,
  minimum_grade_name: text,
  minimum_centering: text,
  minimum_centering_name: text,
  item_format: text,
  item_format_name: text,
  target: z.enum(targets),
  country: text,
  country_name: text,
  reward_option: z.enum(rewardOptions),
  offered_amount: z.nullable(Amount),
  offered_coins: z.nullable(z.int()),
  currency: Currency,
  status: z.enum(bountyStatuses),
  held_at: z.nullable(Instant),
  expires_at: z.nullable(Instant),
  /** When it opens by itself; left out where nothing is scheduled. */
  publish_at: z.optional(Instant),
  offer_count: z.int(),
  is_own: z.boolean(),
}
export const BountyCard = named('BountyCard', z.object({ ...common, user_name: z.string(), image_url: text }))
export const Bounty = named(
  'Bounty',
  z.object({
    ...common,
    description: z.string(),
    days: z.int(),
    medias: z.array(Media),
    user: PublicMember,
    created_at: Instant,
    ended_at: z.nullable(Instant),
    server_time: Instant,
    /** The viewer’s own offer that stands, if there is one. */
    own_offer_id: z.nullable(BountyOfferId),
    can_offer: z.boolean(),
    actions: z.array(z.enum(bountyActions)),
  }),
)

/** What can be compared before acceptance: of a thing of the finder’s own. Where it is, is not among it. */
const OfferFacts = z.object({
  name: z.string(),
  image_url: text,
  price: z.nullable(Amount),
  currency: z.nullable(Currency),
  grade: text,
  quality: text,
  format: text,
  certificate: text,
})
export const BountyOffer = named(
  'BountyOffer',
  z.object({
    id: BountyOfferId,
    bounty_id: BountyId,
    bounty: z.object({ title: z.string(), status: z.enum(bountyStatuses), reward: Amount, currency: Currency }),
    user_id: MemberId,
    user: PublicMember,
    poster_id: MemberId,
    role: z.enum(['poster', 'finder']),
    referable_type: z.enum(referableTypes),
    message: z.string(),
    status: z.enum(offerStatuses),
    action_reason: z.nullable(z.enum(offerReasons)),
    facts: z.nullable(OfferFacts),
    /** Where it is: for its finder, and for the poster once it is accepted. */
    address: z.nullable(z.string()),
    is_outside: z.boolean(),
    created_at: Instant,
    answered_at: z.nullable(Instant),
    lapses_at: z.nullable(Instant),
    is_won: z.boolean(),
    actions: z.array(z.enum(offerActions)),
  }),
)

/** What is offered: exactly the field that its type needs. */
export const offeredFields = {
  bounty_id: BountyId,
  referable_type: z.enum(referableTypes),
  stamp_item_id: z.optional(StampItemId),
  product_id: z.optional(ProductId),
  auction_id: z.optional(AuctionId),
  trade_id: z.optional(TradeId),
  /** An outside address, for `referral_link`. */
  link: z.optional(line(2_000)),
  message: z._default(prose(500), ''),
}
