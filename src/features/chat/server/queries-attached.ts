import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectKind } from '#server/slices/subject.ts'

/** Whose it is, if the writer may know of it. */
export async function ownerSeen(db: Db, viewer: string, { reach, owner }: SubjectKind, id: string) {
  const { rows } = await sql<{ owner_id: string | null }>`select ${owner ? owner(sql.ref('asked.id')) : sql`null::uuid`} as owner_id
    from (values (${id}::uuid)) as asked(id) where ${reach(viewer, sql.ref('asked.id'))}`.execute(db)
  return rows[0]
}
