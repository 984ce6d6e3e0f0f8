import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'

/** Visible to the buyer, and to the seller once paid. */
const seenBy = (viewer: string | null) =>
  sql<SqlBool>`(orders.buyer_id = ${viewer}::uuid or orders.seller_id = ${viewer}::uuid and orders.paid_at is not null)`
export const orderReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from orders where orders.id = ${id} and ${seenBy(viewer)})`

export const ordersSeen = (db: Db, ids: readonly string[], viewer: string | null) =>
  db.selectFrom('orders').select(['id', 'number', 'store_name']).where(sql<SqlBool>`orders.id = any(${ids}::uuid[])`).where(seenBy(viewer)).execute()
