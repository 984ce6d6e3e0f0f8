import type { Db } from '#server/db/db.ts'
import { keeping } from '#server/keeping.ts'
import { readNames, readStatistics, type Statistics } from './queries-statistics.ts'

const MINUTE = 60_000
const MOST_KINDS = 8
const markets = new WeakMap<object, (kind: string) => Promise<Statistics>>()

/** The broad strokes of this database's market, read anew once a minute. */
export function statistics(db: Db, kind: string): Promise<Statistics> {
  const root = db.getExecutor().adapter
  const known = markets.get(root)
  if (known) return known(kind)
  const [names, strokes] = [keeping<ReadonlyMap<string, string>>(Number.POSITIVE_INFINITY, 1), keeping<Statistics>(MINUTE, MOST_KINDS)]
  const read = (one: string) => strokes(one, async () => readStatistics(db, one, await names('', () => readNames(db))))
  markets.set(root, read)
  return read(kind)
}
