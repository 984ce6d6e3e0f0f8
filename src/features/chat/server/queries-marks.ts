import { type RawBuilder, sql } from 'kysely'
import { blockedWith } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ConversationId } from '../contract.ts'

/** The mark moves forward only, and not beyond the last message. True when it has moved. */
export async function moveReadMark(tx: Tx, me: string, id: string, seq: number): Promise<boolean> {
  const { rows } = await sql`update conversation_members v set delivered_seq = greatest(v.delivered_seq, least(${seq}::int, v.last_seq)),
      read_seq = least(${seq}::int, v.last_seq)
    where v.member_id = ${me}::uuid and v.conversation_id = ${id}::uuid and v.read_seq < least(${seq}::int, v.last_seq) returning v.read_seq`.execute(
    tx,
  )
  return rows.length > 0
}

/** Both show what they have received and read. */
export const bothShowMarks = (me: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`not exists (select from chat_settings s where s.member_id in (${me}, ${other}) and not s.shows_marks)`
export async function showMarks(db: Db, me: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`select ${bothShowMarks(sql`${me}::uuid`, sql`${other}::uuid`)} as shown`.execute(db)
  return rows[0]!.shown
}

const AT_ONCE = 100
interface Delivered {
  readonly conversation_id: ConversationId
  readonly other_id: MemberId
  readonly is_shown: boolean
}
/** Everything has arrived. A conversation in which somebody writes at this moment is told again by that message. */
export async function deliverAll(tx: Tx, me: string): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    with due as materialized (select v.conversation_id from conversation_members v where v.member_id = ${me}::uuid and v.last_seq > v.read_seq
      and v.delivered_seq < v.last_seq and v.other_id <> all (${blockedWith(me)}) order by v.conversation_id limit ${AT_ONCE} for no key update of v skip locked)
    update conversation_members v set delivered_seq = v.last_seq from due join conversations c on c.id = due.conversation_id
      where v.member_id = ${me}::uuid and v.conversation_id = due.conversation_id
      returning v.conversation_id, v.other_id, c.status = 'Open' and ${bothShowMarks(sql.ref('v.member_id'), sql.ref('v.other_id'))} as is_shown`.execute(
    tx,
  )
  return rows
}

/** How far a member has read, for what is told about a message later than it was sent. */
export async function readUpTo(db: Db, member_id: string, id: string): Promise<number> {
  const { rows } = await sql<{ read_seq: number }>`select read_seq from conversation_members
    where member_id = ${member_id}::uuid and conversation_id = ${id}::uuid`.execute(db)
  return rows[0]?.read_seq ?? 0
}
