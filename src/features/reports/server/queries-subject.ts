import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'

/** A statement of reasons is read by the member it is about. */
export const isOwnDecision: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from decisions d where d.id = ${id} and d.member_id = ${viewer}::uuid)`
export async function decisionCards(db: Db, viewer: string | null, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; title: string; number: number }>`select d.id, d.title, d.number from decisions d
    where d.id = any(${[...ids]}::uuid[]) and d.member_id = ${viewer}::uuid`.execute(db)
  return rows
}
/** Those of these decisions whose topics the viewer may listen to. */
export const heardDecisions = (db: Db, ids: readonly string[], viewer: string | null) => decisionCards(db, viewer, ids)
