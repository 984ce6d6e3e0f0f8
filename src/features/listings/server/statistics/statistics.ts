import type { Db } from '#server/db/db.ts'
import { keeping } from '#server/keeping.ts'
import { readNames, readStatistics, type Statistics } from './queries-statistics.ts'

const MINUTE = 60_000
const markets = new WeakMap<object, () => Promise<Statistics>>()

/** The broad strokes of this database's market, read anew once a minute. */
export function statistics(db: Db): Promise<Statistics> {
  const root = db.getExecutor().adapter
  const known = markets.get(root)
  if (known) return known()
  const [names, strokes] = [keeping<ReadonlyMap<string, string>>(Number.POSITIVE_INFINITY, 1), keeping<Statistics>(MINUTE, 1)]
  const read = () => strokes('', async () => readStatistics(db, await names('', () => readNames(db))))
  markets.set(root, read)
  return read()
}
