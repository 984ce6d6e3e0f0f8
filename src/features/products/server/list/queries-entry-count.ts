import { sql } from 'kysely'
import { catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { SubjectCount } from '#server/slices/declarations.ts'
import { COUNTED_ROWS } from '#server/slices/subject-counts.ts'

/** Listings of a catalogue entry: those linked to it, and those that have one of its numbers and its country, each once. */
export const forSale: SubjectCount = {
  of: catalogueEntrySubject.type,
  name: 'for_sale',
  count: (viewer, id) => sql`
    select count(*) from (
      select c.subject_id from stamp_items i join products p on p.stamp_item_id = i.id and p.status = 'published' join listings c on c.subject_id = p.id
      where i.catalogue_entry_id = ${id}::uuid and i.deleted_at is null and ${ownerVisibleTo(viewer, 'c.member_id')}
      union
      select c.subject_id from catalogue_entries e join catalogue_entry_numbers n on n.entry_id = e.id
        join terms t on t.list = 'catalogue_types' and t.code = n.type
        join listings c on c.kind = 'product' and c.catalogue_number = coalesce(t.symbol, t.en) || ' ' || n.number and c.country = e.country
      where e.id = ${id}::uuid and ${ownerVisibleTo(viewer, 'c.member_id')}
      limit ${COUNTED_ROWS}) found`,
}
