import type { Db } from '#server/db/db.ts'
import { keeping } from '#server/keeping.ts'
import { findAlike, type Likeness } from './queries-similar.ts'

/** Of what is looked up so many are shown; some of those that were alike are gone a minute later. */
export const SIMILAR_SHOWN = 10
const SPARE = 10
const MINUTE = 60_000
const MOST_KEPT = 5_000
const kept = new WeakMap<object, ReturnType<typeof keeping<string[]>>>()

/** What is like a thing is looked up once a minute for everybody; whether it may still be had, and be seen by this visitor, each time. */
export function alike(db: Db, likeness: Likeness): Promise<string[]> {
  const root = db.getExecutor().adapter
  const known = kept.get(root) ?? keeping<string[]>(MINUTE, MOST_KEPT)
  kept.set(root, known)
  return known(JSON.stringify(likeness), () => findAlike(db, likeness, SIMILAR_SHOWN + SPARE))
}
