import { auctionCardsSeen } from '#features/auctions/server/public.ts'
import { bountyCardsSeen } from '#features/bounties/server/public.ts'
import { findCards } from '#features/listings/server/public.ts'
import { postViews, seenPosts } from '#features/posts/server/public.ts'
import { listingView } from '#features/products/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { FeedItem } from '../contract.ts'
import type { ItemType } from '../rules.ts'
import { eventCards } from './event-card.ts'
import type { FeedReader } from './reader.ts'

type Cards = Pick<FeedItem, 'post' | 'product' | 'auction' | 'bounty' | 'event'>
const NO_CARD: Cards = { post: null, product: null, auction: null, bounty: null, event: null }
type FindCards = (reader: FeedReader, ids: readonly string[]) => Promise<readonly (readonly [id: string, card: Partial<Cards>])[]>

/** A row per kind of item that has cards: whoever adds a kind adds its row here, and its listener in `on-market.ts`. Each asks once for a page. */
const finders: Partial<Record<ItemType, FindCards>> = {
  Post: async (reader, ids) => (await postViews(reader, await seenPosts(reader.db, reader.viewer.id, ids))).map((post) => [post.id, { post }]),
  Product: async ({ db, tools, viewer, requester }, ids) => {
    const nameOf = await termNames(db, requester.locale)
    const rows = await findCards(db, viewer.id, ids, ids.length, true)
    return rows.map((row) => [row.subject_id, { product: listingView(tools.files, nameOf, row) }])
  },
  Auction: async ({ db, tools, viewer, requester }, ids) =>
    (await auctionCardsSeen({ db, files: tools.files, locale: requester.locale, viewer }, ids)).map((auction) => [auction.id, { auction }]),
  Event: async (reader, ids) => (await eventCards(reader, ids)).map((event) => [event.id, { event }]),
  Bounty: async (reader, ids) => (await bountyCardsSeen(reader, ids)).map((bounty) => [bounty.id, { bounty }]),
}

/** The cards of items that this viewer may know of, by type and id. */
export async function cardsOf(reader: FeedReader, items: readonly { readonly item_type: ItemType; readonly item_id: string }[]) {
  const asked = Map.groupBy(items, ({ item_type }) => item_type)
  const found = await Promise.all(
    [...asked].map(async ([type, of]) => {
      const cards = (await finders[type]?.(reader, [...new Set(of.map(({ item_id }) => item_id))])) ?? []
      return cards.map(([id, card]): [string, Cards] => [`${type} ${id}`, { ...NO_CARD, ...card }])
    }),
  )
  const cards = new Map(found.flat())
  return ({ item_type, item_id }: { readonly item_type: ItemType; readonly item_id: string }) => cards.get(`${item_type} ${item_id}`)
}
