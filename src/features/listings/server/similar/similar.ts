import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import { findAlike, type Likeness } from './queries-similar.ts'

/** Of what is looked up so many are shown; some of those that were alike are gone a minute later. */
export const SIMILAR_SHOWN = 10
const SPARE = 10
const MINUTE = 60_000
const MOST_KEPT = 5_000
const ALIKE = cacheRule<string[]>({ name: 'alike', ttl_ms: MINUTE, most: MOST_KEPT })

/** What is like a thing is looked up once a minute for everybody; whether it may still be had, and be seen by this visitor, each time. */
export function alike(db: Db, likeness: Likeness): Promise<string[]> {
  return cacheOf(db).fetch(ALIKE, JSON.stringify(likeness), () => findAlike(db, likeness, SIMILAR_SHOWN + SPARE))
}
