import { sql } from 'kysely'
import type { SubjectCount } from '#server/slices/declarations.ts'
import { storeSubject } from '../../contract.ts'

/** How many follow its owner. Privacy: an owner who keeps their network to themselves has no number here either. */
export const followersOfStore: SubjectCount = {
  of: storeSubject.type,
  name: 'followers',
  count: (viewer, id) => sql`select coalesce((select n.followers_count from stores s join network_counts n on n.member_id = s.member_id
    where s.id = ${id}::uuid and shows_part(${viewer}::uuid, s.member_id, 'network')), 0)`,
}
