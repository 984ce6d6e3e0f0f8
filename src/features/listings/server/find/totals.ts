import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import type { Look } from './access-path.ts'
import { countCards } from './queries-find.ts'

type Total = Awaited<ReturnType<typeof countCards>>

/** Performance: counting costs more than the list, so totals are cached for a few seconds. */
const MOMENTS = 5_000
const MOST_KEPT = 2_000
const TOTALS = cacheRule<Total>({ name: 'totals', ttl_ms: MOMENTS, most: MOST_KEPT })

export const totalOfCards = (db: Db, look: Look): Promise<Total> => totalsOf(db, look)()

/** Cached by kind, viewer and filter. */
export function totalsOf(db: Db, look: Look): () => Promise<Total> {
  const { sort: _, page: _page, page_size: _size, cursor: _cursor, ...filter } = look.filter as Look['filter'] & Record<string, unknown>
  const key = JSON.stringify([look.kind, look.viewer, filter])
  return () => cacheOf(db).fetch(TOTALS, key, () => countCards(db, look))
}
