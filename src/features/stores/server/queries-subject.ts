import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import { storeRows } from './queries.ts'

export const storeReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from stores where stores.id = ${id} and ${ownerVisibleTo(viewer, 'stores.member_id')})`

export const storesSeen = (db: Db, ids: readonly string[], viewer: string | null) =>
  storeRows(db)
    .where(sql<SqlBool>`stores.id = any(${ids}::uuid[])`)
    .where(storeReach(viewer, sql.ref('stores.id')))
    .execute()
