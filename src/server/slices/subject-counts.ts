import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Tools } from '../operations/tools.ts'

/** Performance: a count reads this many rows; the last one means "more than 1,000". */
export const COUNTED_ROWS = sql.lit(1_001)

/** All counts of one subject, by name, in one statement. */
export async function subjectCounts(
  db: Db,
  { subjectCounts: all, site }: Pick<Tools, 'subjectCounts' | 'site'>,
  { of, viewer, id }: { readonly of: string; readonly viewer: string | null; readonly id: string },
): Promise<Readonly<Record<string, number>>> {
  const wanted = all.filter((one) => one.of === of)
  if (!wanted.length) return {}
  const columns = wanted.map(({ name, count }) => sql`(${count(viewer, id, site.currency)})::int as ${sql.id(name)}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  return rows[0]!
}
