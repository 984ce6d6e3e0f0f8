import type { Db } from '#server/db.ts'
import { keeping } from '#server/keeping.ts'
import { type Market, readMarket, readNames } from './queries-market.ts'

const MINUTE = 60_000
const markets = new WeakMap<object, () => Promise<Market>>()

/** The broad strokes of this database's market, read anew once a minute. */
export function marketNow(db: Db): Promise<Market> {
  const root = db.getExecutor().adapter
  const known = markets.get(root)
  if (known) return known()
  const [names, strokes] = [keeping<ReadonlyMap<string, string>>(Number.POSITIVE_INFINITY, 1), keeping<Market>(MINUTE, 1)]
  const read = () => strokes('', async () => readMarket(db, await names('', () => readNames(db))))
  markets.set(root, read)
  return read()
}
