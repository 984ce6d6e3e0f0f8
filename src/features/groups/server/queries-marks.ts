import { sql } from 'kysely'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { IN, isMine } from './queries.ts'

/** The mark moves forward only, and not beyond the last message. True when it has moved. */
export async function moveReadMark(tx: Tx, me: string, id: string, seq: number): Promise<boolean> {
  const { rows } = await sql`update group_members v set read_seq = least(${seq}::int, c.last_seq) from conversations c
    where c.id = v.group_id and v.group_id = ${id}::uuid and ${isMine(me)} and v.read_seq < least(${seq}::int, c.last_seq) returning v.read_seq`.execute(
    tx,
  )
  return rows.length > 0
}
const MOST_SENDERS = 100
/** Who has written what was unread: notices of it are taken back. */
export async function sendersBetween(tx: Tx, id: string, after: number, until: number): Promise<MemberId[]> {
  const { rows } = await sql<{ sender_id: MemberId }>`select distinct b.sender_id from (select m.sender_id from messages m
    where m.conversation_id = ${id}::uuid and m.seq > ${after} and m.seq <= ${until} order by m.seq limit ${MOST_SENDERS}) as b`.execute(tx)
  return rows.map(({ sender_id }) => sender_id)
}

/** The group is small enough, and the viewer shows what they have read. */
export async function isMarked(db: Db, viewer: string, id: string, most: number): Promise<boolean> {
  const { rows } = await sql<{
    marked: boolean
  }>`select not exists (select from chat_settings s where s.member_id = ${viewer}::uuid and not s.shows_marks)
    and (select count(*) from (select from group_members x where x.group_id = ${id}::uuid and x.standing in ${IN} limit ${most + 1}) as counted) <= ${most} as marked`.execute(
    db,
  )
  return rows[0]!.marked
}
export async function marksOf(db: Db, viewer: string, id: string): Promise<{ user_id: MemberId; read_seq: number }[]> {
  const { rows } = await sql<{
    user_id: MemberId
    read_seq: number
  }>`select x.member_id as user_id, x.read_seq from group_members x join members m on m.id = x.member_id
    where x.group_id = ${id}::uuid and x.standing in ${IN} and x.member_id <> ${viewer}::uuid and ${isPresent('m')} and m.id <> all (${blockedWith(viewer)})
      and not exists (select from chat_settings s where s.member_id = x.member_id and not s.shows_marks)`.execute(db)
  return rows
}

/** Who is told of a message in the list of notices: those for whom it begins what is unread, and those whom it names. */
export async function toldOf(tx: Tx, id: string, seq: number, actor: string, named: readonly string[]) {
  const { rows } = await sql<{ member_id: MemberId; is_named: boolean }>`select x.member_id, x.member_id = any(${[...named]}::uuid[]) as is_named
    from group_members x join members m on m.id = x.member_id
    where x.group_id = ${id}::uuid and x.standing in ${IN} and x.member_id <> ${actor}::uuid and x.read_seq < ${seq} and ${isPresent('m')}
      and ((x.hears = 'all' and greatest(x.read_seq, x.from_seq - 1) = ${seq} - 1) or (x.hears <> 'nothing' and x.member_id = any(${[...named]}::uuid[])))
      and x.member_id <> all (${blockedWith(actor)}) and not exists (select from mutes q where q.muter_id = x.member_id and q.muted_id = ${actor}::uuid)`.execute(
    tx,
  )
  return rows
}
export async function nameOf(tx: Tx, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select g.name from groups g where g.id = ${id}::uuid`.execute(tx)
  return rows[0]?.name ?? ''
}
