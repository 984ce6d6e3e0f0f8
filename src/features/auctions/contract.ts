import * as z from 'zod/mini'
import { facetCounts, itemFilters, relaxations, SpokenNumber, soldFilters } from '#features/listings/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { some } from '#kernel/permission.ts'
import { Amount, Flag, fields, Instant, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { listTypes, participations } from './rules.ts'
import { Auction, AuctionCard, AuctionId, Bid, retractReasons } from './shapes.ts'
import { Proof } from './shapes-proof.ts'
import { given, notFound, unpublishable, writing, wrongState } from './shapes-schedule.ts'

export { Auction, AuctionCard, AuctionId, auctionStatuses, Bid, barriers, bidKinds, retractReasons, sellerActions } from './shapes.ts'
export {
  auctionChanged,
  auctionClosed,
  auctionDefaulted,
  auctionEndingSoon,
  auctionMissed,
  auctionPublished,
  auctionWatched,
  bidPlaced,
  secondChanceOffered,
} from './shapes-events.ts'
export { Proof } from './shapes-proof.ts'
export const auctionSubject = subject({ type: 'auction', name: 'Auction', path: (id) => `/auctions/${id}` })
/** The bids of a lot: where a notice of a bid leads. */
export const auctionHistorySubject = subject({ type: 'auction_history', name: 'AuctionHistory', path: (id) => `/auctions/${id}/history` })

export const auctionSorts = ['ending', 'newest', 'price_low', 'price_high', 'wanted'] as const

const over = { 'auction.closed': { status: 409 } } as const
/** Why a member cannot bid, the same for a bid and for buying at once. */
const barred = {
  ...notFound,
  ...over,
  'auction.own': { status: 403 },
  'auction.barred': { status: 403 },
  'auction.address': { status: 409 },
  'auction.delivery': { status: 409 },
  'auction.card': { status: 409 },
} as const

const auction = z.object({ auction: Auction })
/** Base of the seller's actions on one lot. */
const move = { permission: 'auctions.crud', input: fields({ id: AuctionId }), output: auction } as const
const heard = ({ id }: { id: string }) => [`auction:${id}`]
const cards = z.object({ auctions: listOf(AuctionCard), server_time: Instant })
/** What the market of auctions is asked for; `counts` and `drops` take the same. */
const filters = {
  ...itemFilters,
  ...soldFilters,
  member_id: z.optional(SpokenNumber),
  /** A number in a catalogue: `scott 240`, `{"type":"scott","number":"240"}`, or the number alone. */
  catalogue_number: z.optional(line(120)),
  is_without_reserve: z.optional(Flag),
  is_buy_it_now: z.optional(Flag),
}
const market = { permission: some('marketplace.auctions.listing', 'marketplace.item.view'), guests: true } as const

export const auctions = {
  list: operation({
    http: 'GET /auctions',
    ...market,
    input: fields({
      ...filters,
      user_id: z.optional(MemberId),
      /** Of one's own; without it, what runs on the market. */
      type: z.optional(z.enum(listTypes)),
      sort: z._default(z.enum(auctionSorts), 'ending'),
      ...paging(PAGE.usual),
    }),
    output: cards,
    refusals: {},
    doc: 'Auctions that run, the next to end first; with `type` one’s own by where they stand (expired: ended without a bid; order-not-placed: with bids and no order; order-placed: an order stands; participated: those one has bid on). Of another member those that run.',
  }),
  counts: operation({
    http: 'GET /auctions/get-counts',
    ...market,
    input: fields(filters),
    output: facetCounts,
    refusals: {},
    doc: 'How many lots run of each value of each filter, with the other filters applied.',
  }),
  drops: operation({
    http: 'GET /auctions/get-drops',
    ...market,
    input: fields(filters),
    output: relaxations,
    refusals: {},
    doc: 'Where no lot fits: what each filter alone would give if it were dropped. The most first; what gives nothing is left out.',
  }),
  participated: operation({
    http: 'GET /auctions/participated',
    permission: 'marketplace.auctions.access',
    input: fields({ type: z._default(z.enum(participations), 'active'), ...paging(PAGE.usual) }),
    output: z.extend(cards, { member_id: MemberId }),
    refusals: {},
    doc: 'Auctions one has bid on: active, won, loss (final and somebody else’s), expired (ended without an order). Each stands in exactly one.',
    topics: (_, { member_id }) => [`auctions of member:${member_id}`],
  }),
  show: operation({
    http: 'GET /auctions/{id}',
    permission: 'marketplace.auctions.access',
    guests: true,
    input: fields({ id: AuctionId }),
    output: auction,
    refusals: notFound,
    doc: 'One lot. A draft is its seller’s alone; a ceiling is told to its owner alone, a reserve only as met or not.',
    topics: heard,
  }),
  ...writing,
  remove: operation({
    http: 'DELETE /auctions/{id}',
    permission: 'auctions.crud',
    input: fields({ id: AuctionId }),
    output: z.object({}),
    refusals: { ...notFound, ...wrongState },
    doc: 'Delete a draft. A lot that runs is ended, not deleted.',
  }),
  publish: operation({
    http: 'POST /auctions/{id}/publish',
    ...move,
    refusals: { ...notFound, ...wrongState, ...given, ...unpublishable },
    doc: 'Open a draft for bids: its piece is promised to this lot alone, and the item is IN_AUCTION until it ends.',
  }),
  bid: operation({
    http: 'POST /auctions/{id}/bids',
    permission: 'marketplace.auctions.bid',
    commits: true,
    input: fields({ id: AuctionId, amount: Amount.check(z.positive()) }),
    output: auction,
    refusals: { ...barred, 'auction.too_low': { status: 422, field: 'amount' }, 'auction.not_higher': { status: 422, field: 'amount' } },
    limit: { per_minute: 600 },
    doc: 'Bid up to this much: the price rises only as others force it. Of equal ceilings the earlier leads. It commits to buy. Once the lot is final, the losing ceilings are published under its pseudonyms.',
  }),
  bids: operation({
    http: 'GET /auctions/{id}/bids',
    permission: 'marketplace.auctions.access',
    guests: true,
    input: fields({ id: AuctionId, ...paging(PAGE.usual) }),
    output: z.object({ bids: listOf(Bid) }),
    refusals: notFound,
    doc: 'The bids of a lot, newest first, under its pseudonyms.',
    topics: heard,
  }),
  buyNow: operation({
    http: 'POST /auctions/{id}/buy-now',
    permission: 'marketplace.auctions.bid',
    commits: true,
    input: fields({ id: AuctionId, expected_price: Amount }),
    output: auction,
    refusals: { ...barred, 'auction.no_buy_now': { status: 409 } },
    audit: 'money',
    doc: 'Buy the lot at its price at once; whoever comes first ends it. Possible before the first bid, with a reserve until it is met.',
  }),
  retractBid: operation({
    http: 'POST /auctions/{id}/retract-bid',
    permission: 'marketplace.auctions.bid',
    commits: true,
    input: fields({ id: AuctionId, reason: z.enum(retractReasons) }),
    output: auction,
    refusals: { ...notFound, ...over, 'auction.not_retractable': { status: 409 } },
    doc: 'Withdraw one’s bids for an obvious mistake or a changed description: with more than 12 hours left all of them, later the last one within an hour. It is counted in public.',
  }),
  endEarly: operation({
    http: 'POST /auctions/{id}/end-early',
    ...move,
    commits: true,
    refusals: { ...notFound, ...over, 'auction.too_late_to_end': { status: 409 } },
    audit: 'money',
    doc: 'End a lot before its end: without bids, or with 12 hours left, when its bids fall and their bidders are told. Later the highest bidder has it.',
  }),
  relist: operation({
    http: 'POST /auctions/{id}/relist',
    ...move,
    refusals: { ...notFound, ...wrongState },
    doc: 'A new draft like a lot that was not sold. The old one is final.',
  }),
  secondChance: operation({
    http: 'POST /auctions/{id}/second-chance',
    ...move,
    commits: true,
    refusals: { ...notFound, ...wrongState, 'auction.nobody': { status: 409 } },
    doc: 'Offer the lot for 48 hours: after a default to the runner-up, or below the reserve to the highest bidder, each at the own ceiling, which the seller is not told.',
  }),
  answerSecondChance: operation({
    http: 'POST /auctions/{id}/answer-second-chance',
    permission: 'marketplace.auctions.bid',
    commits: true,
    input: fields({ id: AuctionId, is_accepted: Flag }),
    output: auction,
    refusals: { ...barred, ...wrongState },
    audit: 'money',
    doc: 'Take a lot that was offered to oneself, at the own ceiling, or leave it.',
  }),
  watch: operation({
    http: 'POST /auctions/{id}/watch',
    permission: 'signed_in',
    input: fields({ id: AuctionId, is_watched: z._default(Flag, true) }),
    output: z.object({ is_watched: z.boolean(), watcher_count: z.int() }),
    refusals: notFound,
    limit: { per_minute: 120 },
    doc: 'Be told when a lot is about to end and how it ended; it stands among one’s bookmarks.',
  }),
  proof: operation({
    http: 'GET /auctions/{id}/proof',
    permission: 'marketplace.auctions.access',
    guests: true,
    input: fields({ id: AuctionId }),
    output: z.object({ proof: Proof }),
    refusals: notFound,
    limit: { per_minute: 120 },
    doc: 'The chain of a lot’s accepted bids, each with the commitment to its ceiling; once final with all losing ceilings, to count price and winner again.',
    topics: heard,
  }),
}
