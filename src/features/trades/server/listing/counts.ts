import { sql } from 'kysely'
import * as z from 'zod/mini'
import { describedBy } from '#features/listings/server/public.ts'
import { countDescribed, type DescribedList, dropsDescribed, setFilters } from '#server/db/facet-counts.ts'
import { query } from '#server/operations/slice.ts'
import { trades } from '../../contract.ts'
import { open } from './queries-list.ts'

/** A trade of several items counts once for each value. */
const listed: DescribedList = {
  from: sql`trades`,
  id: sql`trades.id`,
  facets: sql`(trades.facets || ('accepting_offer:' || trades.trade_type))`,
  counted: [...describedBy, 'years', 'accepting_offer'],
}
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
