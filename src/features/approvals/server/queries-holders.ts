import { sql } from 'kysely'
import { isKept, isPresent } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Members whose roles hold the permission. Those suspended or away count too: suspending a colleague does not make one alone. */
export async function countHolders(db: Db, permission: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct r.member_id)::int as n from member_roles r join role_permissions p on p.role = r.role join members m on m.id = r.member_id
    where p.permission = ${permission} and ${isKept()}`.execute(db)
  return rows[0]!.n
}

/** Who may decide: they hold the permission and are here, and it is not theirs. */
export async function deciders(db: Db, permission: string, except: readonly string[]): Promise<MemberId[]> {
  const { rows } = await sql<{ id: MemberId }>`
    select distinct m.id from member_roles r join role_permissions p on p.role = r.role join members m on m.id = r.member_id
    where p.permission = ${permission} and ${isPresent()} and not m.id = any(${[...except]}::uuid[]) order by m.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The asker as they stand now: their number, and whether they are here. */
export async function findAsker(db: Db, id: MemberId): Promise<{ uid: number } | undefined> {
  const { rows } = await sql<{ uid: number }>`select m.uid from members m where m.id = ${id} and ${isPresent()}`.execute(db)
  return rows[0]
}
