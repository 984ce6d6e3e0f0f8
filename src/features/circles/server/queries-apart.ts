import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { LegRow } from './queries.ts'

/** Has one of them blocked another, or left? */
export async function areApart(db: Db, legs: readonly LegRow[]): Promise<boolean> {
  const ids = legs.map(({ from_id }) => from_id)
  const { rows } = await sql<{ apart: boolean }>`select exists (select from blocks
      where blocker_id = any(${ids}::uuid[]) and blocked_id = any(${ids}::uuid[]))
    or exists (select from members m where m.id = any(${ids}::uuid[]) and not is_present(m)) as apart`.execute(db)
  return rows[0]!.apart
}
