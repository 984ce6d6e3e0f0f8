import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { stampItems } from '../../contract.ts'
import { isAsked, type Likeness, likenessFields, matchesOf, mostAlike } from '../../rules-similar.ts'
import { findItemOfPicture, findSeenItem, seenRows } from '../queries.ts'
import { itemViews } from '../view.ts'
import { candidates } from './queries-similar.ts'

export const similar = query(stampItems.similar, async ({ input, viewer, db, tools }) => {
  const { stamp_item_id, media_id, page_size, ...asked } = input
  const item = stamp_item_id ? await findSeenItem(db, stamp_item_id, viewer.id) : media_id && (await findItemOfPicture(db, media_id, viewer.id))
  if ((stamp_item_id || media_id) && !item) return refuse('stamp_item.not_found')
  const wish = Object.fromEntries(likenessFields.map((field) => [field, asked[field] ?? (item ? item[field] : null)])) as unknown as Likeness
  if (!isAsked(wish)) return item ? { stamp_items: [] } : refuse('stamp_item.like_what')
  const found = mostAlike(wish, await candidates(db, wish, viewer.id, item ? item.id : null), page_size)
  const rows = new Map(
    (
      await seenRows(
        db,
        found.map(({ id }) => id),
        viewer.id,
      )
    ).map((row) => [row.id, row]),
  )
  const alike = found.flatMap(({ id }) => rows.get(id) ?? [])
  const views = await itemViews(db, tools.files, alike, viewer.id)
  return { stamp_items: views.map((stamp_item, at) => ({ stamp_item, matches: matchesOf(wish, alike[at]!) })) }
})
