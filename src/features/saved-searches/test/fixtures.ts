import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { savedSearches } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A search that ann keeps, without alerts: her plan's limit stays free. */
    readonly saved_search: Id<'saved_searches'>
  }
}

export const fixtures: MakeFixtures = async ({ ann, pool }) => {
  await pool.query('delete from saved_searches where member_id = $1', [ann.id])
  const kept = await ann.gets(savedSearches.save, { name: 'CANARY search', searchable_type: 'Product', filters: { search: 'noir' }, alerts: 'off' })
  return { saved_search: kept.saved_search.id }
}
