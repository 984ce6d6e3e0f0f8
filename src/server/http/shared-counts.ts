import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/db.ts'

const WINDOW_S = 60
/** Keys that a process remembers as being over their limit. */
const MOST_CLOSED = 10_000

/** Counts one more request of this key in its minute. Returns the seconds until it may ask again, or 0 when it is within its limit. */
export type SharedCounts = (key: string, most: number) => Promise<number>

/** Fixed-window counters in the database, which all processes share. A key over its limit is refused by memory alone: a flood writes nothing. */
export function openSharedCounts(db: Db): SharedCounts {
  const closed = new LRUCache<string, number>({ max: MOST_CLOSED, ttl: 1_000 * WINDOW_S })
  return async (key, most) => {
    const left = ((closed.get(key) ?? 0) - performance.now()) / 1_000
    if (left > 0) return Math.ceil(left)
    const { count, seconds } = await countOne(db, createHash('sha256').update(key).digest().subarray(0, 16))
    if (count <= most) return 0
    closed.set(key, performance.now() + seconds * 1_000)
    return Math.max(1, Math.ceil(seconds))
  }
}

/** One statement: a row's lock orders the processes that count the same key, and the clock is read under it. */
async function countOne(db: Db, key: Buffer): Promise<{ count: number; seconds: number }> {
  const { rows } = await sql<{ count: number; seconds: number }>`
    insert into rate_counts as r (key, count, ends_at) values (${key}, 1, clock_timestamp() + make_interval(secs => ${WINDOW_S}))
    on conflict (key) do update set count = case when r.ends_at > clock_timestamp() then r.count + 1 else 1 end,
      ends_at = case when r.ends_at > clock_timestamp() then r.ends_at else excluded.ends_at end
    returning count, extract(epoch from ends_at - clock_timestamp())::float8 as seconds`.execute(db)
  return rows[0]!
}
