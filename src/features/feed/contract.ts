import * as z from 'zod/mini'
import { PublicMember } from '#features/members/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { feedTypes, itemTypes, MOST_WORDS } from './rules.ts'
import { FeedItem, FeedItemId } from './shapes.ts'

export { FeedItem, FeedItemId } from './shapes.ts'

const notFound = { 'feed.not_found': { status: 404 } } as const
const done = z.object({ done: z.literal(true) })
const one = z.object({ item: FeedItem })
/** What of an item is live: its price, its bids, its end. */
const liveOf = ({ item_type, item_id }: { item_type: string; item_id: string }) => [`${item_type.toLowerCase()}:${item_id}`]

export const feed = {
  list: operation({
    http: 'GET /feeds',
    permission: 'everyone',
    input: fields({ type: z._default(z.enum(feedTypes), 'following'), ...paging(PAGE.feed_panel) }),
    output: z.object({ paginated_items: listOf(FeedItem), viewer_id: z.nullable(MemberId), server_time: Instant }),
    refusals: {},
    doc: 'What those one follows have posted, listed and passed on; the latest of everybody; only what is on the market; or what is written in one’s clubs. Guests get the latest.',
    topics: (_, { paginated_items, viewer_id }) => [...(viewer_id ? [`posts of member:${viewer_id}`] : []), ...paginated_items.data.flatMap(liveOf)],
  }),
  show: operation({
    http: 'GET /feeds/{id}',
    permission: 'everyone',
    input: fields({ id: FeedItemId }),
    output: one,
    refusals: notFound,
    doc: 'One item of the feed.',
    topics: (_, { item }) => liveOf(item),
  }),
  news: operation({
    http: 'GET /feed-news',
    permission: 'signed_in',
    input: fields({ since: FeedItemId }),
    output: z.object({ count: z.int(), users: z.array(PublicMember), heard: z.array(MemberId), viewer_id: MemberId }),
    refusals: {},
    doc: 'How much is new among those one follows since an item, counted up to 20, and of whom; for the bar that offers it.',
    topics: (_, { heard }) => heard.map((id) => `posts of member:${id}`),
  }),
  reshare: operation({
    http: 'POST /feeds/{id}',
    permission: 'posts.crud',
    input: fields({ id: FeedItemId }),
    output: one,
    refusals: { ...notFound, 'feed.own': { status: 409 } },
    limit: { per_minute: 30 },
    doc: 'Pass an item on to one’s followers. Whoever may not know of it does not see it here either.',
  }),
  takeBack: operation({
    http: 'DELETE /feeds/{id}',
    permission: 'signed_in',
    input: fields({ id: FeedItemId }),
    output: one,
    refusals: notFound,
    doc: 'Pass an item on no longer.',
  }),
  hide: operation({
    http: 'POST /feeds/{id}/hide',
    permission: 'signed_in',
    input: fields({ id: FeedItemId, is_hidden: z._default(z.boolean(), true) }),
    output: done,
    refusals: notFound,
    doc: 'Do not show this any more, or show it again.',
  }),
  words: operation({
    http: 'GET /feed-words',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ words: z.array(z.string()), member_id: MemberId }),
    refusals: {},
    doc: 'Words that keep a post out of one’s feeds.',
    topics: (_, { member_id }) => [`feed of member:${member_id}`],
  }),
  muteWords: operation({
    http: 'POST /feed-words',
    permission: 'signed_in',
    input: fields({ words: z.array(line(60)).check(z.maxLength(MOST_WORDS)) }),
    output: z.object({ words: z.array(z.string()), member_id: MemberId }),
    refusals: {},
    doc: 'Set all words that keep a post out of one’s feeds.',
  }),
}

export const feedSet = event({
  name: 'feed.set',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`feed of member:${member_id}`],
})
/** Something was passed on. */
export const reshared = event({
  name: 'feed.reshared',
  data: z.object({
    item_type: z.enum(itemTypes),
    item_id: z.uuid(),
    kind: z.string(),
    member_id: MemberId,
    owner_id: z.nullable(MemberId),
    at: Instant,
  }),
  topics: ({ member_id }) => [`posts of member:${member_id}`],
})
