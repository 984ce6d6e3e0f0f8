import type { Db } from '#server/db/db.ts'
import { keeping } from '#server/keeping.ts'
import type { Look } from './access-path.ts'
import { countCards } from './queries-find.ts'

type Total = Awaited<ReturnType<typeof countCards>>

/** Counting costs more than the list itself: whoever asks the same within moments is told the same. What fits on one page is counted by its rows. */
const MOMENTS = 5_000
const MOST_KEPT = 2_000
const kept = new WeakMap<object, ReturnType<typeof keeping<Total>>>()

export const totalOfCards = (db: Db, look: Look): Promise<Total> => totalsOf(db, look)()

/** The same for whoever asks it again and again. */
export function totalsOf(db: Db, look: Look): () => Promise<Total> {
  const root = db.getExecutor().adapter
  const known = kept.get(root) ?? keeping<Total>(MOMENTS, MOST_KEPT)
  kept.set(root, known)
  const { sort: _, page: _page, page_size: _size, cursor: _cursor, ...filter } = look.filter as Look['filter'] & Record<string, unknown>
  const key = JSON.stringify([look.kind, look.viewer, filter])
  return () => known(key, () => countCards(db, look))
}
