import { sql } from 'kysely'
import { catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { SubjectCount } from '#server/slices/declarations.ts'
import { COUNTED_ROWS } from '#server/slices/subject-counts.ts'

/** How many members want a catalogue entry. Privacy: a wishlist that its owner does not show is counted for its owner alone. */
export const wantedBy: SubjectCount = {
  of: catalogueEntrySubject.type,
  name: 'wanted',
  count: (viewer, id) => sql`select count(*) from (
    select 1 from wishes w where w.wishable_type = ${catalogueEntrySubject.name} and w.wishable_id = ${id}::uuid
      and (w.member_id = ${viewer}::uuid or (${ownerVisibleTo(viewer, 'w.member_id')} and shows_part(${viewer}::uuid, w.member_id, 'wishlist')))
    limit ${COUNTED_ROWS}) wanted`,
}
