import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import { findAlike, type Likeness } from './queries-similar.ts'

/** Candidates beyond those shown, because some are sold within the cached minute. */
export const SIMILAR_SHOWN = 10
const SPARE = 10
const MINUTE = 60_000
const MOST_KEPT = 5_000
const ALIKE = cacheRule<string[]>({ name: 'alike', ttl_ms: MINUTE, most: MOST_KEPT })

/** Candidates are cached for a minute for all viewers; stock and visibility are checked each time. */
export function alike(db: Db, likeness: Likeness): Promise<string[]> {
  return cacheOf(db).fetch(ALIKE, JSON.stringify(likeness), () => findAlike(db, likeness, SIMILAR_SHOWN + SPARE))
}
