import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import { isMine } from './queries.ts'

export const isMember: SubjectReach = (viewer, id) =>
  viewer === null ? sql<SqlBool>`false` : sql<SqlBool>`exists (select from group_members v where v.group_id = ${id} and ${isMine(viewer)})`

/** Messages before and after a reported one that moderators may open with it. */
const BESIDE = 3
interface ReportedRow {
  readonly sender_id: string
  readonly body: string
  readonly sent_at: Date
  readonly media_ids: readonly string[]
}
/** A message with those around it, and who wrote it; without a number the last ones, and the owner of the group. */
export async function besideMessage(db: Db, viewer: string, id: string, seq: number) {
  const { rows: sides } = await sql<{ member_id: string; name: string; last_seq: number; first_seq: number }>`
    select case when ${seq}::int = 0 then (select o.member_id from group_members o where o.group_id = g.id and o.standing = 'owner')
        else (select m.sender_id from messages m where m.conversation_id = g.id and m.seq = ${seq}::int and m.deleted_at is null) end as member_id,
      g.name, c.last_seq, case when g.history = 'all' then 1 else v.from_seq end as first_seq
    from group_members v join groups g on g.id = v.group_id join conversations c on c.id = g.id where g.id = ${id}::uuid and ${isMine(viewer)}`.execute(
    db,
  )
  const side = sides[0]
  if (!side?.member_id || (seq !== 0 && seq < side.first_seq)) return undefined
  const [from, to] = seq === 0 ? [side.last_seq - 2 * BESIDE, side.last_seq] : [seq - BESIDE, seq + BESIDE]
  const { rows } = await sql<ReportedRow>`select m.sender_id, m.body, m.sent_at,
      array(select p.media_id from message_pictures p where p.conversation_id = m.conversation_id and p.seq = m.seq order by p.position) as media_ids
    from messages m where m.conversation_id = ${id}::uuid and m.seq between ${Math.max(from, side.first_seq)} and ${to} order by m.seq`.execute(db)
  return { ...side, rows }
}
