import * as z from 'zod/mini'
import { countDescribed, dropsDescribed, setFilters } from '#server/db/facet-counts.ts'
import { query } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { lots, running } from './queries-list.ts'

const EMPTY = z.parse(auctions.counts.input, {})

export const counts = query(auctions.counts, async ({ input, viewer, db }) => {
  const where = (asked: typeof input) => running(asked, viewer.id)
  return countDescribed(db, lots, where(input), setFilters(input, EMPTY, where))
})

export const drops = query(auctions.drops, async ({ input, viewer, db }) =>
  dropsDescribed(
    db,
    lots,
    setFilters(input, EMPTY, (asked) => running(asked, viewer.id)),
  ),
)
