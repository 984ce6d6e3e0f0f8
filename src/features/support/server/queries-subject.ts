import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'

/** A ticket is known to whoever has opened it. */
export const isOwnTicket: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from support_tickets t where t.id = ${id} and t.member_id = ${viewer}::uuid)`
export async function ownTicketCards(db: Db, viewer: string | null, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; number: number }>`select t.id, t.number from support_tickets t
    where t.id = any(${[...ids]}::uuid[]) and t.member_id = ${viewer}::uuid`.execute(db)
  return rows
}
