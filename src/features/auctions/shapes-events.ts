import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { Amount, Currency, MemberId } from '#kernel/shapes.ts'
import { AuctionId } from './shapes.ts'

const lot = { auction_id: AuctionId, name: z.string(), seller_id: MemberId }
const told = ({ auction_id, seller_id, bidders = [] }: { auction_id: string; seller_id: string; bidders?: readonly string[] }) => [
  `auction:${auction_id}`,
  `auctions of member:${seller_id}`,
  ...bidders.map((id) => `auctions of member:${id}`),
]
export const auctionPublished = event({ name: 'auctions.published', data: z.object(lot), topics: told })
export const auctionChanged = event({ name: 'auctions.changed', data: z.object(lot), topics: told })
/** Its time had come, and it could not be opened: `reason` is what was refused. */
export const auctionMissed = event({
  name: 'auctions.missed',
  data: z.object({ ...lot, reason: z.string(), publish_at: z.string() }),
  topics: told,
})
export const bidPlaced = event({
  name: 'auctions.bid_placed',
  data: z.object({
    ...lot,
    version: z.int(),
    bidder: z.int(),
    bidder_id: MemberId,
    /** Whoever led until this bid, if it is somebody else. */
    outbid_id: z.nullable(MemberId),
    price: Amount,
    currency: Currency,
  }),
  topics: (data) => told({ ...data, bidders: [data.bidder_id, ...(data.outbid_id ? [data.outbid_id] : [])] }),
  shows: ({ version, price }) => ({ version, price }),
})
const ended = { ...lot, winner_id: z.nullable(MemberId), winner: z.nullable(z.int()), price: z.nullable(Amount), currency: Currency }
/** `ended_early`: its bids have fallen. `reserve`: bids, and none reached it. */
export const auctionClosed = event({
  name: 'auctions.closed',
  data: z.object({
    ...ended,
    outcome: z.enum(['sold', 'no_bids', 'reserve', 'ended_early']),
    order_id: z.nullable(z.uuid()),
    group_id: z.nullable(z.uuid()),
    version: z.int(),
  }),
  topics: (data) => told({ ...data, bidders: data.winner_id ? [data.winner_id] : [] }),
})
export const auctionDefaulted = event({
  name: 'auctions.defaulted',
  data: z.object({ ...lot, winner_id: MemberId, order_id: z.uuid() }),
  topics: told,
})
export const secondChanceOffered = event({
  name: 'auctions.second_chance',
  data: z.object({ ...lot, bidder_id: MemberId, until: z.string() }),
  topics: (data) => told({ ...data, bidders: [data.bidder_id] }),
})
export const auctionEndingSoon = event({ name: 'auctions.ending_soon', data: z.object({ ...lot, ends_at: z.string() }), topics: () => [] })
export const auctionWatched = event({
  name: 'auctions.watched',
  data: z.object({ auction_id: AuctionId, member_id: MemberId }),
  topics: ({ auction_id, member_id }) => [`auction:${auction_id}`, `bookmarks of member:${member_id}`],
})
