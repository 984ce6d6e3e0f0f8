import type { InputOf } from '#kernel/operation.ts'
import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import { totalOf } from '#server/db/paging.ts'
import type { auctions } from '../../contract.ts'
import { counted, running } from './queries-list.ts'

type Total = Awaited<ReturnType<typeof totalOf>>
const MOMENTS = 5_000
const MOST_KEPT = 2_000
const TOTALS = cacheRule<Total>({ name: 'auctions.totals', ttl_ms: MOMENTS, most: MOST_KEPT })

/** Performance: counting costs more than the page. A first page that is not full is its own total; others are counted once in some seconds. */
export async function totalFor(db: Db, input: InputOf<typeof auctions.list>, viewer: string | null, found: number): Promise<Total | object> {
  const { sort: _, page, page_size, cursor, ...filters } = input
  if (cursor !== undefined) return {}
  if (page === 1 && found <= page_size) return { total: found, more_than_total: false }
  return cacheOf(db).fetch(TOTALS, JSON.stringify([viewer, filters]), () => totalOf(db, counted(db, running(input, viewer))))
}
