import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Whom these messages of one conversation name: by message, the member of each name. */
export async function mentionsIn(db: Db, rows: readonly { readonly conversation_id: string; readonly seq: number }[]) {
  const found = new Map<number, Map<string, string>>()
  const first = rows[0]
  if (!first) return found
  const { rows: named } = await sql<{ seq: number; username: string; member_id: string }>`select n.seq, n.username, n.member_id from group_mentions n
    where n.group_id = ${first.conversation_id}::uuid and n.seq = any(${rows.map(({ seq }) => seq)}::int[])`.execute(db)
  for (const { seq, username, member_id } of named) found.set(seq, (found.get(seq) ?? new Map()).set(username, member_id))
  return found
}
