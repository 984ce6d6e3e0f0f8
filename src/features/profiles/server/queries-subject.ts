import { type SqlBool, sql } from 'kysely'
import { selfOrVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import type { Circle } from '../rules.ts'

export const memberReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from members where members.id = ${id} and ${selfOrVisibleTo(viewer, 'members')})`

export const membersSeen = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('members')
    .leftJoin('stores as s', 's.member_id', 'members.id')
    .select(['s.id as store_id', 's.name as store_name'])
    .select([
      'members.id',
      'members.uid',
      'members.username',
      'members.full_name',
      'members.image_url',
      'members.level',
      'members.email',
      'members.is_private',
      'members.created_at',
    ])
    .select(sql<Circle | null>`(select who from profile_visibility v where v.member_id = members.id and v.field = 'email')`.as('email_circle'))
    .where(sql<SqlBool>`members.id = any(${ids}::uuid[])`)
    .where(selfOrVisibleTo(viewer, 'members'))
    .execute()
export const profilesShown = (db: Db, id: string, viewer: string | null) =>
  db
    .selectFrom('members')
    .select(['members.id', 'members.full_name', 'members.description'])
    .where(sql<SqlBool>`members.id = ${id}::uuid`)
    .where(memberReach(viewer, sql.ref('members.id')))
    .execute()
