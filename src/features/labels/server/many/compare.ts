import { refused } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { labels } from '../../contract.ts'
import { ratesFor, sizeOf } from '../quote.ts'
import { inTurns, problemOf } from './each.ts'
import { parcelsIn } from './queries-many.ts'

/** An order that no carrier takes, or that is not one's own, keeps no other from its rates. */
export const compare = query(labels.compare, async ({ input: { order_id: ids, ...usual }, requester: { locale }, ...asking }) => {
  const parcels = await parcelsIn(asking.db, ids)
  const { length = 0, width = 0, height = 0, ...weight } = usual
  const orders = await inTurns([...new Set(ids)], async (order_id) => {
    const rated = await ratesFor(asking, order_id, sizeOf(parcels.get(order_id) ?? { length, width, height, ...weight }))
    if (refused(rated)) return { order_id, rates: [], problem: problemOf(asking.tools.words, locale, rated) }
    return { order_id, rates: rated.rates, problem: null }
  })
  return { orders }
})
