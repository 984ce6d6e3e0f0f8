import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export const zoneOf = async (db: Db, id: Id<'members'>): Promise<string> =>
  (await db.selectFrom('members').select('time_zone').where('id', '=', id).executeTakeFirstOrThrow()).time_zone

/** A wish that changes moves the next summary, not what the last one has told. */
export async function planDigest(tx: Tx, member_id: Id<'members'>, due_at: Date) {
  await tx
    .insertInto('notice_digests')
    .values({ member_id, due_at })
    .onConflict((on) => on.column('member_id').doUpdateSet({ due_at }))
    .execute()
}
export async function dropDigest(tx: Tx, member_id: Id<'members'>) {
  await tx.deleteFrom('notice_digests').where('member_id', '=', member_id).execute()
}

export async function dueDigests(db: Db, limit: number): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ member_id: Id<'members'> }>`
    select member_id from notice_digests where due_at <= clock_timestamp() order by due_at limit ${limit}`.execute(db)
  return rows.map(({ member_id }) => member_id)
}
export const nextDigest = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('notice_digests').select('due_at').orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? null

export const lockDigest = (tx: Tx, member_id: Id<'members'>) =>
  tx.selectFrom('notice_digests').selectAll().where('member_id', '=', member_id).forUpdate().executeTakeFirst()
export async function markTold(tx: Tx, member_id: Id<'members'>, told_until: Date, due_at: Date) {
  await tx.updateTable('notice_digests').set({ told_until, due_at }).where('member_id', '=', member_id).execute()
}
