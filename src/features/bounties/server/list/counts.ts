import { sql } from 'kysely'
import * as z from 'zod/mini'
import { countDescribed, type DescribedList, dropsDescribed, setFilters } from '#server/db/facet-counts.ts'
import { query } from '#server/operations/slice.ts'
import { bounties } from '../../contract.ts'
import { open } from './queries-list.ts'

const wanted: DescribedList = {
  from: sql`bounties`,
  id: sql`bounties.id`,
  facets: sql`array_remove(array['country:' || bounties.country, 'minimum_grade:' || bounties.minimum_grade, 'item_format:' || bounties.item_format,
    'target:' || bounties.target, 'reward_option:' || case bounties.currency when 'COIN' then 'coins' else 'money' end], null)`,
  counted: ['country', 'minimum_grade', 'item_format', 'target', 'reward_option'],
}
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
