import * as z from 'zod/mini'
import { AuctionCard } from '#features/auctions/contract.ts'
import { BountyCard } from '#features/bounties/contract.ts'
import { Event } from '#features/events/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { Post } from '#features/posts/contract.ts'
import { ProductCard } from '#features/products/contract.ts'
import { Reactions } from '#features/reactions/contract.ts'
import { Instant, id, named } from '#kernel/shapes.ts'
import { feedReasons, itemTypes } from './rules.ts'

export const FeedItemId = id('feed_items')
export type FeedItemId = z.infer<typeof FeedItemId>

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
    event: z.nullable(Event),
  }),
)
export type FeedItem = z.infer<typeof FeedItem>
