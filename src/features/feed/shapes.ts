import * as z from 'zod/mini'
import { AuctionCard } from '#features/auctions/contract.ts'
import { BountyCard } from '#features/bounties/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { Post } from '#features/posts/contract.ts'
import { ProductCard } from '#features/products/contract.ts'
import { Reactions } from '#features/reactions/contract.ts'
import { Instant, id, named } from '#kernel/shapes.ts'
import { feedReasons, itemTypes } from './rules.ts'

export const FeedItemId = id('feed_items')
export type FeedItemId = z.infer<typeof FeedItemId>

/** An event in a feed. Of its own shape: the whole one would bring all calls of events to every page with a feed. */
const FeedEvent = z.object({
  id: z.uuid(),
  type: z.enum(['Event', 'Exhibition']),
  title: z.string(),
  mode: z.enum(['In_Person', 'Virtual', 'In_Person_And_Virtual']),
  location: z.string(),
  duration_type: z.enum(['timed', 'all_day']),
  /** Of the date that is on or comes next, in the time of its place. */
  start_date: z.string(),
  end_date: z.string(),
  status: z.enum(['draft', 'Future', 'Active', 'Closed', 'cancelled', 'archived']),
  taken: z.int(),
  may_join: z.boolean(),
  own_status: z.nullable(z.enum(['Pending', 'Accepted', 'Rejected', 'Invited', 'waitlisted', 'offered', 'cancelled', 'checked_in'])),
})
/** One thing in a feed, with exactly one of its cards. */
export const FeedItem = named(
  'FeedItem',
  z.object({
    id: FeedItemId,
    item_type: z.enum(itemTypes),
    item_id: z.uuid(),
    /** Who has put it there: whoever made it, or passed it on. */
    user: PublicMember,
    why: z.enum(feedReasons),
    /** How many others whom the viewer follows have passed it on. */
    other_shares: z.int(),
    share_count: z.int(),
    is_reshared: z.boolean(),
    created_at: Instant,
    comment_count: z.int(),
    reactions: Reactions,
    post: z.nullable(Post),
    product: z.nullable(ProductCard),
    auction: z.nullable(AuctionCard),
    bounty: z.nullable(BountyCard),
    event: z.nullable(FeedEvent),
  }),
)
export type FeedItem = z.infer<typeof FeedItem>
