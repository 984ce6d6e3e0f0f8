import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { asViewer, HERE, MEMBER_OF_VIEWER, type MemberOfViewer } from './viewer.ts'

/** A member as they would come in now, for what they have left to be done at a time; nobody while they are away. */
export async function viewerNow(db: Db, id: Id<'members'>) {
  const { rows } = await sql<MemberOfViewer>`select ${sql.raw(MEMBER_OF_VIEWER)} from members m where m.id = ${id} and ${sql.raw(HERE)}`.execute(db)
  return rows[0] && asViewer(db, rows[0])
}
