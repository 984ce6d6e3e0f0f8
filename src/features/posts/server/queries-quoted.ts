import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import { quotable } from './quoted.ts'

/** Whose it is, if it may be quoted and the writer may know of it. */
export async function findQuoted(db: Db, viewer: string, tools: Pick<Tools, 'subjects'>, name: string, id: string) {
  const kind = quotable(tools, name)
  if (!kind) return undefined
  const owner = kind.owner ? kind.owner(sql.ref('asked.id')) : sql`null::uuid`
  const { rows } = await sql<{ owner_id: Id<'members'> | null }>`select ${owner} as owner_id from (values (${id}::uuid)) as asked(id)
    where ${kind.reach(viewer, sql.ref('asked.id'))}`.execute(db)
  return rows[0]
}
