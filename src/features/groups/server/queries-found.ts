import { sql } from 'kysely'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { GroupId } from '../contract.ts'
import { isMine } from './queries.ts'

interface FoundRow {
  readonly group_id: GroupId
  readonly group: string
  readonly seq: number
  readonly by: string | null
  readonly is_own: boolean
  readonly body: string
  readonly sent_at: Date
  readonly at_text: string
}
/** Messages of one’s groups that one may read: none from before one joined, unless the group shows all, and none of whoever one has no contact with. */
const found = (viewer: string, words: string) => sql`from group_members v join groups g on g.id = v.group_id
  join messages m on m.conversation_id = g.id and m.words @@ ${words}::tsquery and (g.history = 'all' or m.seq >= v.from_seq)
    and m.sender_id <> all (${blockedWith(viewer)})
  where ${isMine(viewer)}`
export async function messagesFound(
  db: Db,
  viewer: string,
  words: string,
  place: PagePosition<readonly [string, string, number]>,
): Promise<FoundRow[]> {
  const { after } = place
  const beyond = after ? sql`(m.sent_at, m.conversation_id, m.seq) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::int)` : sql`true`
  const { rows } =
    await sql<FoundRow>`select h.group_id, h."group", h.seq, case when ${isPresent('s')} then s.full_name end as by, h.is_own, h.body, h.sent_at, h.at_text
    from (select g.id as group_id, g.name as "group", m.seq, m.sender_id, m.sender_id = v.member_id as is_own, m.body, m.sent_at, m.sent_at::text as at_text
      ${found(viewer, words)} and ${beyond} order by m.sent_at desc, m.conversation_id desc, m.seq desc limit ${place.limit} offset ${place.offset}) as h
    join members s on s.id = h.sender_id order by h.sent_at desc, h.group_id desc, h.seq desc`.execute(db)
  return rows
}
export const messagesCounted = (viewer: string, words: string) => ({
  limit: (most: number) => sql`select m.seq ${found(viewer, words)} limit ${most}`,
})
