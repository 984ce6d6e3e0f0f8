import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isPresent, visibleTo } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { ConversationId } from '../contract.ts'
import { hasPictures } from './messages/queries-pictures.ts'
import { isMine } from './queries.ts'
import { bothShowMarks } from './queries-marks.ts'

export interface PartnerRow {
  readonly user_id: MemberId
  readonly is_present: boolean
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
}
export interface ConversationRow extends PartnerRow {
  readonly id: ConversationId
  readonly status: string
  readonly is_asker: boolean
  readonly box: string
  readonly last_seq: number
  readonly read_seq: number
  readonly last_at: Date
  /** The same as in the cursor: to the microsecond. */
  readonly at_text: string
  readonly is_muted: boolean
  readonly about_type: string | null
  readonly about_id: string | null
  readonly their_delivered: number
  readonly their_read: number
  readonly shows_marks: boolean
  readonly is_heard: boolean
  readonly body: string | null
  readonly is_own: boolean | null
  readonly is_deleted: boolean | null
  readonly has_card: boolean | null
  readonly is_call: boolean | null
  readonly has_pictures: boolean | null
}

const partner = sql`m.id as user_id, ${isPresent('m')} as is_present, m.uid, m.username, m.full_name, m.image_url`
/** A name is as long as a line of the list. */
const PREVIEW = 120
const rowsWhere = (viewer: string, where: RawBuilder<unknown>) => sql<ConversationRow>`
  select c.id, c.status, c.begun_by = v.member_id as is_asker, v.box, v.last_seq, v.read_seq, v.last_at, v.last_at::text as at_text, v.is_muted,
    c.about_type, c.about_id, o.delivered_seq as their_delivered, o.read_seq as their_read,
    ${bothShowMarks(sql.ref('v.member_id'), sql.ref('v.other_id'))} as shows_marks,
    not v.is_muted and not exists (select from mutes q where q.muter_id = v.member_id and q.muted_id = v.other_id) as is_heard,
    left(g.body, ${PREVIEW}) as body, g.sender_id = v.member_id as is_own, g.deleted_at is not null as is_deleted, g.about_id is not null as has_card,
    coalesce(g.about_type = 'Call', false) as is_call,
    ${hasPictures('g')} as has_pictures, ${partner}
  from conversation_members v join conversations c on c.id = v.conversation_id join members m on m.id = v.other_id
    join conversation_members o on o.member_id = v.other_id and o.conversation_id = v.conversation_id
    left join messages g on g.conversation_id = v.conversation_id and g.seq = v.last_seq
  where ${isMine(viewer)} and ${where}`

export async function findConversation(db: Db, viewer: string, id: string): Promise<ConversationRow | undefined> {
  const { rows } = await rowsWhere(viewer, sql`v.conversation_id = ${id}::uuid`).execute(db)
  return rows[0]
}

export interface ListAsked {
  readonly box: string
  readonly unread: boolean
}
const listed = ({ box, unread }: ListAsked) => sql<SqlBool>`v.box = ${box} and (not ${unread}::boolean or v.last_seq > v.read_seq)`
export async function conversationPage(db: Db, viewer: string, asked: ListAsked, place: PagePosition<readonly [string, string]>) {
  const after = place.after ? sql`(v.last_at, v.conversation_id) < (${place.after[0]}::timestamptz, ${place.after[1]}::uuid)` : sql`true`
  const { rows } = await sql<ConversationRow>`${rowsWhere(viewer, sql`${listed(asked)} and ${after}`)}
    order by v.last_at desc, v.conversation_id desc limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
export const conversationsCounted = (viewer: string, asked: ListAsked) => ({
  limit: (most: number) => sql`select from conversation_members v where ${isMine(viewer)} and ${listed(asked)} limit ${most}`,
})

/** Conversations with something unread, and requests: counted up to a thousand. */
export async function countUnread(db: Db, viewer: string): Promise<{ unread: number; requests: number }> {
  const of = (box: string, also: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select from conversation_members v where ${isMine(viewer)} and v.box = ${box} and ${also} limit 1000) as counted)`
  const { rows } = await sql<{ unread: number; requests: number }>`
    select ${of('inbox', sql`v.last_seq > v.read_seq and not v.is_muted`)} as unread, ${of('requests', sql`true`)} as requests`.execute(db)
  return rows[0]!
}

/** A member as the other side of a conversation that may not have begun. */
export async function findPartner(db: Db, viewer: string, id: string): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`select ${partner} from members m where m.id = ${id}::uuid and ${visibleTo(viewer)}`.execute(db)
  return rows[0]
}
