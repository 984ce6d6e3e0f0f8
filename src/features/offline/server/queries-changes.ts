import { type SqlBool, sql } from 'kysely'
import { itemRows } from '#features/stamp-items/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** What the database says of its transactions: below `oldest` all have ended, `next` has not begun. */
export async function transactions(db: Db) {
  const { rows } = await sql<{ epoch: string; oldest: string; next: string; at: Date }>`
    select c.system_identifier::text || '-' || p.timeline_id as epoch, pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      pg_snapshot_xmax(pg_current_snapshot())::text as next, clock_timestamp() as at
    from pg_control_system() c, pg_control_checkpoint() p`.execute(db)
  return rows[0]!
}

export interface Changed {
  readonly subject_id: string
  readonly kind: string
  readonly changed_in: string
}
/** Subjects in the order in which they changed, as far as all their transactions have ended. */
export const changesAfter = (db: Db, member_id: MemberId, place: { readonly xid: string; readonly after: string }, oldest: string, limit: number) =>
  db
    .selectFrom('offline_changes')
    .select(['subject_id', 'kind', sql<string>`changed_in::text`.as('changed_in')])
    .where('member_id', '=', member_id)
    .where(sql<SqlBool>`(changed_in, subject_id) > (${place.xid}::xid8, ${place.after}::uuid) and changed_in < ${oldest}::xid8`)
    .orderBy('changed_in')
    .orderBy('subject_id')
    .limit(limit)
    .execute() as Promise<Changed[]>

/** One's own items in the order of their ids. */
export const itemsAfter = (db: Db, member_id: MemberId, after: string, limit: number) =>
  itemRows(db)
    .where('member_id', '=', member_id)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id > ${after}::uuid`)
    .orderBy('id')
    .limit(limit)
    .execute()
