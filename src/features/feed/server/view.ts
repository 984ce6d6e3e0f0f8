import { commentCounts } from '#features/comments/server/public.ts'
import { reactionsTo } from '#features/reactions/server/public.ts'
import type { FeedItem } from '../contract.ts'
import { type ItemType, reasonOf, saysMuted } from '../rules.ts'
import { cardsOf } from './cards.ts'
import type { FeedRow, Selection } from './queries.ts'
import type { FeedReader } from './reader.ts'

/** Items of a page. What is gone, not for this viewer, of somebody they have muted or with a word they do not want is left out. */
export async function feedViews(reader: FeedReader, selection: Selection, rows: readonly FeedRow[]): Promise<FeedItem[]> {
  const [cardOf, discussionOf] = await Promise.all([cardsOf(reader, rows), discussionsAbout(reader, rows)])
  const [followed, muted] = [new Set<string>(selection.followed), new Set(selection.muted)]
  return rows.flatMap((row) => {
    const cards = cardOf(row)
    if (!cards || (cards.post && (muted.has(cards.post.user.id) || saysMuted(cards.post.body, selection.words)))) return []
    const { id, actor_id, item_type, item_id, created_at, uid, username, full_name, image_url, member_since, other_shares, share_count } = row
    const user = { id: actor_id, uid, username, full_name, image_url, created_at: member_since }
    const discussion = cards.post ?? discussionOf(row)
    return {
      ...{ id, item_type, item_id, user, created_at, other_shares, share_count, is_reshared: row.is_reshared },
      ...{ comment_count: discussion.comment_count, reactions: discussion.reactions },
      why: reasonOf(row, reader.viewer.id, followed),
      ...cards,
    }
  })
}

type Named = Pick<FeedRow, 'item_type' | 'item_id'>
/** Comments and reactions of what is no post; posts bring theirs. */
async function discussionsAbout({ db, viewer }: FeedReader, rows: readonly Named[]) {
  const asked = Map.groupBy(
    rows.filter(({ item_type }) => item_type !== 'Post'),
    ({ item_type }) => item_type,
  )
  const found = new Map<ItemType, (id: string) => Pick<FeedItem, 'comment_count' | 'reactions'>>()
  await Promise.all(
    [...asked].map(async ([type, of]) => {
      const ids = of.map(({ item_id }) => item_id)
      const [counts, felt] = await Promise.all([commentCounts(db, viewer.id, type, ids), reactionsTo(db, viewer.id, type, ids)])
      found.set(type, (id) => ({ comment_count: counts.get(id) ?? 0, reactions: felt(id) }))
    }),
  )
  return ({ item_type, item_id }: Named) => found.get(item_type)!(item_id)
}
