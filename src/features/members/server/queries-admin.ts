import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

/** Of a member, what their suspension and its letter need. */
export const findTarget = (db: Db, id: string) =>
  db
    .selectFrom('members')
    .select(['id', 'greeting', 'email', 'email_verified_at', 'locale', 'plan', 'suspended_at', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst()
export type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>

export async function keepSuspension(tx: Tx, member_id: string, reason: string, suspended_by: string) {
  await tx.insertInto('member_suspensions').values({ member_id, reason, suspended_by }).execute()
  await setSuspended(tx, member_id, true)
}
export async function endSuspension(tx: Tx, member_id: string, lift_reason: string, lifted_by: string) {
  await tx
    .updateTable('member_suspensions')
    .set({ lifted_at: sql<Date>`clock_timestamp()`, lifted_by, lift_reason })
    .where('member_id', '=', member_id)
    .where('lifted_at', 'is', null)
    .execute()
  await setSuspended(tx, member_id, false)
}
async function setSuspended(tx: Tx, id: string, suspended: boolean) {
  const now = sql<Date>`clock_timestamp()`
  await tx
    .updateTable('members')
    .set({ suspended_at: suspended ? now : null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function keepNote(tx: Tx, member_id: string, author_id: string, body: string) {
  await tx.insertInto('member_notes').values({ member_id, author_id, body }).execute()
}
/** One session of this member, if it is open. */
export async function endSession(tx: Tx, member_id: string, id: string): Promise<string[]> {
  const rows = await tx
    .updateTable('sessions')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('member_id', '=', member_id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}
