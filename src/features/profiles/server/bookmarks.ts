import * as z from 'zod/mini'
import { tiesOf } from '#features/network/server/public.ts'
import type { StoreId } from '#features/stores/contract.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { command, query } from '#server/operations/slice.ts'
import { bookmarked, profiles } from '../contract.ts'
import { foundView } from './found-view.ts'
import { findProfile } from './queries.ts'
import { bookmarksCounted, bookmarksKept, countThere, dropBookmark, keepBookmark, keepOnly } from './queries-bookmarks.ts'

const KEYS = z.tuple([z.uuid()])

export const bookmarks = query(profiles.bookmarks, async ({ input, viewer, db }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  if (input.user_id !== undefined && input.user_id !== viewer.id)
    return { bookmarks: { data: [], total: 0, more_than_total: false, next_page_url: null }, member_id: viewer.id }
  const kept = { type: input.book_markable_type, id: input.book_markable_id }
  const { rows, next_page_url } = pageOf(profiles.bookmarks, input, await bookmarksKept(db, viewer.id, kept, place), (row) => [row.bookmark_id])
  const tiesTo = await tiesOf(
    db,
    viewer.id,
    rows.map((row) => row.id),
  )
  const data = rows.map(({ bookmark_id, bookmarked_at, store_id, store_name, ...row }) => ({
    id: bookmark_id,
    created_at: bookmarked_at,
    user: { ...foundView(row, tiesTo(row.id), viewer.id), store: store_id === null ? null : { id: store_id as StoreId, name: store_name! } },
  }))
  const total = input.cursor === undefined ? await totalOf(db, bookmarksCounted(db, viewer.id, kept)) : {}
  return { bookmarks: { data, ...total, next_page_url }, member_id: viewer.id }
})

export const bookmark = command(profiles.bookmark, async ({ input, viewer, tx, emit }) => {
  const { book_markable_type: type, book_markable_id: id, is_bookmarked } = input
  if (id === viewer.id) return refuse('bookmark.self')
  // Whoever is not there for the viewer is told as somebody who never was.
  if (!(await findProfile(tx, id, viewer.id))) return refuse('member.not_found')
  if (is_bookmarked) await keepBookmark(tx, viewer.id, type, id)
  else await dropBookmark(tx, viewer.id, type, id)
  emit(bookmarked, { member_id: viewer.id })
  return { is_bookmarked }
})

export const syncBookmarks = command(profiles.syncBookmarks, async ({ input, viewer, tx, emit }) => {
  const { book_markable_type: type, book_markable_ids } = input
  const ids = [...new Set(book_markable_ids)]
  if (ids.some((id) => id === viewer.id)) return refuse('bookmark.self')
  if ((await countThere(tx, viewer.id, ids)) < ids.length) return refuse('member.not_found')
  const changed = await keepOnly(tx, viewer.id, type, ids)
  if (changed.added + changed.removed > 0) emit(bookmarked, { member_id: viewer.id })
  return changed
})
