import { sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

const LASTS = '15 minutes'

interface NewView {
  readonly session_id: Id<'sessions'>
  readonly administrator_id: MemberId
  readonly member_id: MemberId
  readonly reason: string
}
/** False when this session looks as somebody already. */
export async function beginView(tx: Tx, { session_id, administrator_id, member_id, reason }: NewView): Promise<boolean> {
  const { rows } = await sql`
    insert into member_views (session_id, administrator_id, member_id, reason, started_at, ends_at)
    select ${session_id}, ${administrator_id}, ${member_id}, ${reason}, now, now + ${LASTS}::interval from (select clock_timestamp() as now) as t
    on conflict (session_id) where ended_at is null do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** Ends a view that still runs; undefined when another request was first. */
export async function endViewOf(tx: Tx, id: Id<'member_views'>) {
  return tx
    .updateTable('member_views')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['session_id', 'administrator_id', 'member_id'])
    .executeTakeFirst()
}

const open = (db: Db) => db.selectFrom('member_views').where('ended_at', 'is', null)
export const viewsDue = async (db: Db, limit: number) =>
  (await open(db).select('id').where('ends_at', '<=', sql<Date>`clock_timestamp()`).orderBy('ends_at').limit(limit).execute()).map(({ id }) => id)
export const nextViewEnd = async (db: Db) => (await open(db).select('ends_at').orderBy('ends_at').limit(1).executeTakeFirst())?.ends_at ?? null
export const isViewDue = async (tx: Tx, id: Id<'member_views'>) =>
  (await open(tx).select('id').where('id', '=', id).where('ends_at', '<=', sql<Date>`clock_timestamp()`).forUpdate().executeTakeFirst()) !== undefined
