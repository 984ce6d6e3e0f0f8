import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectOwner, SubjectReach } from '#server/slices/subject.ts'
import { productRows, seenBy } from './queries.ts'

export const productReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from products where products.id = ${id} and ${seenBy(viewer)})`

export const productsSeen = (db: Db, ids: readonly string[], viewer: string | null) =>
  productRows(db).where(sql<SqlBool>`products.id = any(${ids}::uuid[])`).where(seenBy(viewer)).execute()

export const productOwner: SubjectOwner = (id) => sql`(select member_id from products where products.id = ${id})`
