import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import { pageOf, placeOf, totalOf } from '#server/db/paging.ts'
import { command, query } from '#server/operations/slice.ts'
import { bookmarked, bookmarks } from '../contract.ts'
import { bookmarkable, isGone, kindNamed } from './kinds.ts'
import { bookmarksCounted, bookmarksKept, countThere, dropBookmark, keepBookmark, keepOnly } from './queries.ts'
import { bookmarkViews } from './view.ts'

const KEYS = z.tuple([z.uuid()])

export const list = query(bookmarks.list, async ({ input, viewer, requester, db, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { book_markable_type: name, book_markable_id: id, user_id } = input
  const kind = name === undefined ? undefined : kindNamed(tools, name)
  if (kind && refused(kind)) return kind
  if (user_id !== undefined && user_id !== viewer.id)
    return { bookmarks: { data: [], total: 0, more_than_total: false, next_page_url: null }, member_id: viewer.id }
  const kept = { kinds: kind ? [kind] : bookmarkable(tools), id }
  const { rows, next_page_url } = pageOf(bookmarks.list, input, await bookmarksKept(db, viewer.id, kept, place), (row) => [row.id])
  const data = await bookmarkViews({ db, files: tools.files, locale: requester.locale }, kept.kinds, viewer.id, rows)
  const total = input.cursor === undefined ? await totalOf(db, bookmarksCounted(db, viewer.id, kept)) : {}
  return { bookmarks: { data, ...total, next_page_url }, member_id: viewer.id }
})

export const bookmark = command(bookmarks.bookmark, async ({ input, viewer, tx, emit, tools }) => {
  const { book_markable_type: type, book_markable_id: id, is_bookmarked } = input
  const kind = kindNamed(tools, type)
  if (refused(kind)) return kind
  if (id === viewer.id) return refuse('bookmark.self')
  if ((await countThere(tx, viewer.id, kind, [id])) === 0) return isGone(kind)
  if (is_bookmarked) await keepBookmark(tx, viewer.id, type, id)
  else await dropBookmark(tx, viewer.id, type, id)
  emit(bookmarked, { member_id: viewer.id })
  return { is_bookmarked }
})

export const sync = command(bookmarks.sync, async ({ input, viewer, tx, emit, tools }) => {
  const { book_markable_type: type, book_markable_ids } = input
  const kind = kindNamed(tools, type)
  if (refused(kind)) return kind
  const ids = [...new Set(book_markable_ids)]
  if (ids.some((id) => id === viewer.id)) return refuse('bookmark.self')
  if ((await countThere(tx, viewer.id, kind, ids)) < ids.length) return isGone(kind)
  const changed = await keepOnly(tx, viewer.id, kind, ids)
  if (changed.added + changed.removed > 0) emit(bookmarked, { member_id: viewer.id })
  return changed
})
