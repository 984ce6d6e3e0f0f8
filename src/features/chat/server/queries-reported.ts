import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import { REPORTED_BESIDE } from '../rules.ts'
import { isMine } from './queries.ts'

export const isOfTwo: SubjectReach = (viewer, id) =>
  viewer === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`exists (select from conversation_members v where v.conversation_id = ${id} and ${isMine(viewer)})`

interface ReportedRow {
  readonly sender_id: string
  readonly body: string
  readonly sent_at: Date
  readonly media_ids: readonly string[]
}
/** A message with those around it, oldest first, and who wrote it; without a number the last ones, and the other side. */
export async function besideMessage(db: Db, viewer: string, id: string, seq: number) {
  const { rows: sides } = await sql<{ member_id: string; full_name: string; last_seq: number }>`
    select m.id as member_id, m.full_name, c.last_seq from conversation_members v join conversations c on c.id = v.conversation_id
      join members m on m.id = case when ${seq} = 0 then v.other_id
        else (select g.sender_id from messages g where g.conversation_id = c.id and g.seq = ${seq} and g.deleted_at is null) end
    where v.conversation_id = ${id}::uuid and ${isMine(viewer)}`.execute(db)
  const side = sides[0]
  if (!side) return undefined
  const [from, to] = seq === 0 ? [side.last_seq - 2 * REPORTED_BESIDE, side.last_seq] : [seq - REPORTED_BESIDE, seq + REPORTED_BESIDE]
  const { rows } = await sql<ReportedRow>`select g.sender_id, g.body, g.sent_at,
      array(select p.media_id from message_pictures p where p.conversation_id = g.conversation_id and p.seq = g.seq order by p.position) as media_ids
    from messages g
    where g.conversation_id = ${id}::uuid and g.seq between ${from} and ${to} order by g.seq`.execute(db)
  return { ...side, rows }
}
