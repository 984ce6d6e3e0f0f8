import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import { readNames, readStatistics, type Statistics } from './queries-statistics.ts'

const MINUTE = 60_000
const MOST_KINDS = 8
const NAMES = cacheRule<ReadonlyMap<string, string>>({ name: 'market names', ttl_ms: Number.POSITIVE_INFINITY, most: 1 })
const STATISTICS = cacheRule<Statistics>({ name: 'market statistics', ttl_ms: MINUTE, most: MOST_KINDS })

/** Cached for a minute. */
export function statistics(db: Db, kind: string): Promise<Statistics> {
  const cache = cacheOf(db)
  return cache.fetch(STATISTICS, kind, async () => readStatistics(db, kind, await cache.fetch(NAMES, '', () => readNames(db))))
}
