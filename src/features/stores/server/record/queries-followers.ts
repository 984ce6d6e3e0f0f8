import { sql } from 'kysely'
import { followersSeen } from '#features/network/server/public.ts'
import type { SubjectCount } from '#server/slices/declarations.ts'
import { storeSubject } from '../../contract.ts'

/** How many follow its owner, as the owner's profile says it. Privacy: an owner who keeps their network to themselves has no number here either. */
export const followersOfStore: SubjectCount = {
  of: storeSubject.type,
  name: 'followers',
  count: (viewer, id) => sql`select coalesce((select ${followersSeen(viewer, sql`s.member_id`)} from stores s
    where s.id = ${id}::uuid and shows_part(${viewer}::uuid, s.member_id, 'network')), 0)`,
}
