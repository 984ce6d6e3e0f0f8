import { type Insertable, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { isPresent } from './queries-presence.ts'

/** Data for acting on a member and for the mail about it. */
export const findTarget = (db: Db, id: Id<'members'>) =>
  db
    .selectFrom('members')
    .select(['id', 'greeting', 'email', 'email_verified_at', 'locale', 'time_zone', 'plan', 'suspended_at', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst()
export type Target = NonNullable<Awaited<ReturnType<typeof findTarget>>>

/** Whether a member has an open account, and a role. */
export const isHere = async (tx: Tx, id: Id<'members'>) =>
  tx
    .selectFrom('members')
    .select([
      sql<boolean>`not is_away`.as('is_here'),
      sql<boolean>`exists (select from member_roles r where r.member_id = members.id)`.as('has_role'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

export async function keepSuspension(tx: Tx, given: Insertable<Tables['member_suspensions']>) {
  await tx.insertInto('member_suspensions').values(given).execute()
  await setSuspended(tx, given.member_id, true)
}
export async function endSuspension(tx: Tx, member_id: Id<'members'>, lift_reason: string, lifted_by: Id<'members'> | null) {
  await tx
    .updateTable('member_suspensions')
    .set({ lifted_at: sql<Date>`clock_timestamp()`, lifted_by, lift_reason })
    .where('member_id', '=', member_id)
    .where('lifted_at', 'is', null)
    .execute()
  await setSuspended(tx, member_id, false)
}
async function setSuspended(tx: Tx, id: Id<'members'>, suspended: boolean) {
  const now = sql<Date>`clock_timestamp()`
  await tx
    .updateTable('members')
    .set({ suspended_at: suspended ? now : null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function keepNote(tx: Tx, member_id: Id<'members'>, author_id: Id<'members'>, body: string) {
  await tx.insertInto('member_notes').values({ member_id, author_id, body }).execute()
}

/** Concurrency: locks all administrators, so that the last one cannot be removed twice at once. */
export async function lockAdministrators(tx: Tx): Promise<readonly Id<'members'>[]> {
  await sql`select member_id from member_roles where role = 'administrator' order by member_id for update`.execute(tx)
  const { rows } = await sql<{ id: Id<'members'> }>`
    select m.id from member_roles r join members m on m.id = r.member_id
    where r.role = 'administrator' and ${isPresent()}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Permissions that decisions withhold; all of them at once. */
export const keepWithheld = (tx: Tx, id: Id<'members'>, withheld: readonly string[]) =>
  tx
    .updateTable('members')
    .set({ withheld: [...withheld] })
    .where('id', '=', id)
    .execute()
