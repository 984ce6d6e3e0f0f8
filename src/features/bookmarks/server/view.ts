import type { OutputOf } from '#kernel/operation.ts'
import type { CardContext, SubjectKind } from '#server/slices/subject.ts'
import type { bookmarks } from '../contract.ts'
import type { BookmarkRow } from './queries.ts'

type BookmarkView = OutputOf<typeof bookmarks.list>['bookmarks']['data'][number]

/** Bookmarks with their cards in list order: one query per kind. */
export async function bookmarkViews(
  context: CardContext,
  kinds: readonly SubjectKind[],
  viewer: string,
  rows: readonly BookmarkRow[],
): Promise<BookmarkView[]> {
  const found = new Map<string, Omit<BookmarkView, keyof BookmarkRow>>()
  for (const { name, path, cards } of kinds) {
    const ids = rows.filter((row) => row.book_markable_type === name).map((row) => row.book_markable_id)
    for (const { id, detail, ...face } of ids.length ? await cards(context, viewer, ids) : [])
      found.set(`${name} ${id}`, { card: { ...face, path: path(id) }, ...detail })
  }
  return rows.flatMap((row) => {
    const shown = found.get(`${row.book_markable_type} ${row.book_markable_id}`)
    return shown ? [{ ...row, ...shown }] : []
  })
}
