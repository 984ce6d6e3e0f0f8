import * as z from 'zod/mini'
import { countDescribed, dropsDescribed, setFilters } from '#server/db/facet-counts.ts'
import { query } from '#server/operations/slice.ts'
import { trades } from '../../contract.ts'
import { listed, open } from './queries-list.ts'

const EMPTY = z.parse(trades.counts.input, {})

export const counts = query(trades.counts, async ({ input, viewer, db }) => {
  const where = (asked: typeof input) => open(asked, viewer.id)
  return countDescribed(db, listed, where(input), setFilters(input, EMPTY, where))
})

export const drops = query(trades.drops, async ({ input, viewer, db }) =>
  dropsDescribed(
    db,
    listed,
    setFilters(input, EMPTY, (asked) => open(asked, viewer.id)),
  ),
)
