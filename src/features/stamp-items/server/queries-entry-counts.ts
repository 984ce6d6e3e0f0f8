import { sql } from 'kysely'
import { catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { SubjectCount } from '#server/slices/declarations.ts'
import { COUNTED_ROWS } from '#server/slices/subject-counts.ts'

const of = catalogueEntrySubject.type

/** Privacy: of others only what they show is counted, also when its owner later asks. */
const seenItems = (viewer: string | null, id: string, statuses?: readonly string[]) => sql`
  select i.member_id from stamp_items i
  where i.catalogue_entry_id = ${id}::uuid and i.deleted_at is null
    and (i.member_id = ${viewer}::uuid or (i.is_shown and ${ownerVisibleTo(viewer, 'i.member_id')} and shows_part(${viewer}::uuid, i.member_id, 'collection')))
    and ${statuses ? sql`i.status = any(${[...statuses]}::text[])` : sql`true`}
  limit ${COUNTED_ROWS}`

const items = (name: string, statuses: readonly string[]): SubjectCount => ({
  of,
  name,
  count: (viewer, id) => sql`select count(*) from (${seenItems(viewer, id, statuses)}) seen`,
})

/** How many members own a catalogue entry, and in how many items they trade or auction it. */
export const entryCounts: readonly SubjectCount[] = [
  { of, name: 'owned', count: (viewer, id) => sql`select count(distinct member_id) from (${seenItems(viewer, id)}) seen` },
  items('for_trade', ['FOR_TRADE']),
  items('in_auction', ['IN_AUCTION']),
]
