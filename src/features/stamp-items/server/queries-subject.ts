import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectOwner, SubjectReach } from '#server/slices/subject.ts'
import { shownTo } from './queries.ts'
import { itemRows } from './queries-rows.ts'

const seenBy = (viewer: string | null) =>
  sql<SqlBool>`stamp_items.deleted_at is null and (stamp_items.member_id = ${viewer}::uuid or ${shownTo(viewer)})`
export const itemReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from stamp_items where stamp_items.id = ${id} and ${seenBy(viewer)})`

export const itemsSeen = (db: Db, ids: readonly string[], viewer: string | null) =>
  itemRows(db).where(sql<SqlBool>`stamp_items.id = any(${ids}::uuid[])`).where(seenBy(viewer)).execute()

export const itemOwner: SubjectOwner = (id) => sql`(select member_id from stamp_items where stamp_items.id = ${id})`
