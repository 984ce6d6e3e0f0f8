import * as z from 'zod/mini'
import { facetCounts, itemFilters, relaxations } from '#features/listings/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { some } from '#kernel/permission.ts'
import { Amount, Code, Currency, choices, fields, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { bountyStatuses, offerReasons, offerStatuses } from './rules.ts'
import { Bounty, BountyCard, BountyId, BountyOffer, BountyOfferId, offeredFields, referableTypes, rewardOptions, targets } from './shapes.ts'
import { notFound, unpublishable, writing, wrongState } from './shapes-writing.ts'

export { Bounty, BountyCard, BountyId, BountyOffer, BountyOfferId } from './shapes.ts'

export const bountySubject = subject({ type: 'bounty', name: 'Bounty', path: (id) => `/bounties/${id}/show` })
export const bountyOfferSubject = subject({ type: 'bounty_offer', name: 'BountyOffer', path: (id) => `/bounties/placed-bounty-offer/${id}` })

export const bountySorts = ['newest', 'ending', 'reward'] as const
/** Lists of one's own; `my_placed_offers` those one has offered for. */
export const bountyLists = [...bountyStatuses, 'my_placed_offers'] as const

const bounty = z.object({ bounty: Bounty })
const move = { permission: 'marketplace.bounty.crud', commits: true, input: fields({ id: BountyId }), output: bounty } as const

/** What the market of bounties is asked for; `counts` and `drops` take the same. */
const filters = {
  search: z.optional(line(200)),
  reward_option: z.optional(z.enum(rewardOptions)),
  target: z.optional(z.enum(targets)),
  /** Local ones of these countries. */
  country: choices(Code),
  /** Asked for at least; a bounty without one takes any. */
  minimum_grade: z.optional(Code),
  item_format: z.optional(Code),
  reward_from: z.optional(Amount),
  reward_to: z.optional(Amount),
  ends_within_days: z.optional(z.int().check(z.gte(1), z.lte(90))),
  my_stuff: itemFilters.my_stuff,
}
const market = { permission: some('marketplace.bounty.listing', 'marketplace.item.view'), guests: true } as const

export const bounties = {
  list: operation({
    http: 'GET /bounties',
    ...market,
    input: fields({
      user_id: z.optional(MemberId),
      /** Of one's own; without it, what is open on the market. */
      status: z.optional(z.enum(bountyLists)),
      ...filters,
      sort: z._default(z.enum(bountySorts), 'newest'),
      ...paging(PAGE.usual),
    }),
    output: z.object({ bounties: listOf(BountyCard) }),
    refusals: {},
    doc: 'Bounties that are open, and one’s own by where they stand (`my_placed_offers`: those one has offered for). Of another member those that are open.',
  }),
  counts: operation({
    http: 'GET /bounties/get-counts',
    ...market,
    input: fields(filters),
    output: facetCounts,
    refusals: {},
    doc: 'How many open bounties there are of each value of each filter, with the other filters applied.',
  }),
  drops: operation({
    http: 'GET /bounties/get-drops',
    ...market,
    input: fields(filters),
    output: relaxations,
    refusals: {},
    doc: 'Where no bounty fits: what each filter alone would give if it were dropped. The most first; what gives nothing is left out.',
  }),
  show: operation({
    http: 'GET /bounties/{id}',
    permission: some('marketplace.bounty.view_detail', 'marketplace.bounty.hunting'),
    guests: true,
    input: fields({ id: BountyId }),
    output: bounty,
    refusals: notFound,
    doc: 'One bounty. A draft and what is archived is its poster’s alone.',
    topics: ({ id }) => [`bounty:${id}`],
  }),
  ...writing,
  remove: operation({
    http: 'DELETE /bounties/{id}',
    permission: 'marketplace.bounty.crud',
    input: fields({ id: BountyId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...notFound, ...wrongState },
    doc: 'Delete a draft that was never open.',
  }),
  publish: operation({
    http: 'POST /bounties/{id}/publish',
    ...move,
    refusals: { ...notFound, ...wrongState, ...unpublishable },
    audit: 'money',
    doc: 'Open it for offers: the reward is taken from one’s coins or available balance and held.',
  }),
  close: operation({
    http: 'POST /bounties/{id}/close',
    ...move,
    refusals: { ...notFound, ...wrongState, 'bounty.accepted': { status: 409 } },
    audit: 'money',
    doc: 'End it and take back the reward. Not while an accepted offer waits.',
  }),
  award: operation({
    http: 'POST /bounties/{id}/award',
    ...move,
    refusals: { ...notFound, ...wrongState, 'bounty.none_accepted': { status: 409 } },
    audit: 'money',
    doc: 'It is found: the finder of the accepted offer is paid, and the other offers end. An outside link earns nothing; then the reward goes back.',
  }),
  archive: operation({
    http: 'POST /bounties/{id}/archive',
    ...move,
    refusals: { ...notFound, ...wrongState },
    doc: 'Put away a draft, or what has ended.',
  }),
  placeOffer: operation({
    http: 'POST /bounty-offers',
    permission: 'marketplace.bounty.hunting',
    commits: true,
    input: fields(offeredFields),
    output: z.object({ bounty_offer: BountyOffer }),
    refusals: {
      'bounty_offer.no_bounty': { status: 404 },
      'bounty_offer.own': { status: 409 },
      'bounty_offer.closed': { status: 409 },
      'bounty_offer.not_listed': { status: 422, field: 'stamp_item_id' },
      'bounty_offer.thing': { status: 422, field: 'referable_type' },
      'bounty_offer.link': { status: 422, field: 'link' },
      'bounty_offer.standing': { status: 409 },
      'bounty_offer.many': { status: 409 },
      'bounty_offer.limit': { status: 403 },
    },
    limit: { per_minute: 20 },
    doc: 'Offer for a bounty: an own item that is for sale, an own product or auction, somebody’s listing here, or a page outside. Its poster sees where it is only after accepting.',
  }),
  offers: operation({
    http: 'GET /bounty-offers',
    permission: some('marketplace.bounty.hunting', 'marketplace.bounty.crud'),
    input: fields({
      bounty_id: z.optional(BountyId),
      user_id: z.optional(MemberId),
      referable_type: z.optional(z.enum(referableTypes)),
      status: z.optional(z.enum(offerStatuses)),
      ...paging(PAGE.usual),
    }),
    output: z.object({ bounty_offers: listOf(BountyOffer), member_id: MemberId }),
    refusals: {},
    doc: 'Offers that one has made or received, newest first.',
    topics: (_, { member_id }) => [`bounty offers of member:${member_id}`],
  }),
  showOffer: operation({
    http: 'GET /bounty-offers/{id}',
    permission: some('marketplace.bounty.hunting', 'marketplace.bounty.crud'),
    input: fields({ id: BountyOfferId }),
    output: z.object({ bounty_offer: BountyOffer }),
    refusals: { 'bounty_offer.not_found': { status: 404 } },
    doc: 'One offer, for its finder and the poster.',
  }),
  answerOffer: operation({
    http: 'POST /bounty-offers/{id}',
    permission: 'marketplace.bounty.crud',
    input: fields({ id: BountyOfferId, status: z.enum(['Accepted', 'Rejected']) }),
    output: z.object({ bounty_offer: BountyOffer }),
    refusals: {
      'bounty_offer.not_found': { status: 404 },
      'bounty_offer.wrong_state': { status: 409 },
      'bounty_offer.other_accepted': { status: 409 },
    },
    doc: 'Accept or reject an offer. Accepted, its link is shown, and there are 14 days to buy it; the others stay in reserve.',
  }),
  withdrawOffer: operation({
    http: 'DELETE /bounty-offers/{id}',
    permission: 'marketplace.bounty.hunting',
    input: fields({ id: BountyOfferId }),
    output: z.object({ bounty_offer: BountyOffer }),
    refusals: { 'bounty_offer.not_found': { status: 404 }, 'bounty_offer.wrong_state': { status: 409 } },
    doc: 'Withdraw one’s offer that was not answered yet.',
  }),
}

export const bountyChanged = event({
  name: 'bounties.changed',
  data: z.object({ bounty_id: BountyId, user_id: MemberId, status: z.enum(bountyStatuses) }),
  topics: ({ bounty_id }) => [`bounty:${bounty_id}`],
  shows: ({ status }) => ({ status }),
})
/** Its time had come, and it could not be opened: `reason` is what was refused. */
export const bountyMissed = event({
  name: 'bounties.missed',
  data: z.object({ bounty_id: BountyId, user_id: MemberId, title: z.string(), reason: z.string(), publish_at: z.string() }),
  topics: ({ bounty_id }) => [`bounty:${bounty_id}`],
})
const parties = {
  bounty_offer_id: BountyOfferId,
  bounty_id: BountyId,
  title: z.string(),
  user_id: MemberId,
  poster_id: MemberId,
  reward: Amount,
  currency: Currency,
}
const heardBy = ({ bounty_id, user_id, poster_id }: { bounty_id: string; user_id: string; poster_id: string }) => [
  `bounty:${bounty_id}`,
  `bounty offers of member:${user_id}`,
  `bounty offers of member:${poster_id}`,
]
export const bountyOfferPlaced = event({ name: 'bounty_offers.placed', data: z.object(parties), topics: heardBy })
export const bountyOfferMoved = event({
  name: 'bounty_offers.moved',
  data: z.object({ ...parties, action: z.enum(['accepted', 'paid', 'unpaid', ...offerReasons]) }),
  topics: heardBy,
})
