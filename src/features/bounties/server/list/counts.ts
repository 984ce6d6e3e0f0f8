import * as z from 'zod/mini'
import { countDescribed, dropsDescribed, setFilters } from '#server/db/facet-counts.ts'
import { query } from '#server/operations/slice.ts'
import { bounties } from '../../contract.ts'
import { open, wanted } from './queries-list.ts'

const EMPTY = z.parse(bounties.counts.input, {})

export const counts = query(bounties.counts, async ({ input, viewer, db }) => {
  const where = (asked: typeof input) => open(asked, viewer.id)
  return countDescribed(db, wanted, where(input), setFilters(input, EMPTY, where))
})

export const drops = query(bounties.drops, async ({ input, viewer, db }) =>
  dropsDescribed(
    db,
    wanted,
    setFilters(input, EMPTY, (asked) => open(asked, viewer.id)),
  ),
)
