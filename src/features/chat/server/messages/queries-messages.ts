import { type RawBuilder, sql } from 'kysely'
import type { ReactionKind } from '#features/reactions/contract.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ConversationId } from '../../contract.ts'
import { isMine } from '../queries.ts'
import type { PartnerRow } from '../queries-list.ts'
import { hasPictures } from './queries-pictures.ts'

export interface MessageRow {
  readonly conversation_id: ConversationId
  readonly seq: number
  readonly sender_id: MemberId
  readonly client_message_id: string
  readonly body: string
  readonly about_type: string | null
  readonly about_id: string | null
  readonly quoted: {
    readonly seq: number
    readonly sender_id: MemberId
    readonly body: string
    readonly is_deleted: boolean
    readonly has_pictures: boolean
  } | null
  readonly media_ids: readonly string[]
  readonly reactions: readonly { readonly reaction: ReactionKind; readonly member_id: MemberId }[]
  readonly sent_at: Date
  readonly edited_at: Date | null
  readonly deleted_at: Date | null
}
/** Letters of a message that is answered to. */
const QUOTED_LETTERS = 200
const COLUMNS = sql`g.conversation_id, g.seq, g.sender_id, g.client_message_id, g.body, g.about_type, g.about_id, g.sent_at, g.edited_at, g.deleted_at,
  (select json_build_object('seq', q.seq, 'sender_id', q.sender_id, 'body', left(q.body, ${QUOTED_LETTERS}), 'is_deleted', q.deleted_at is not null,
    'has_pictures', ${hasPictures('q')}) from messages q where q.conversation_id = g.conversation_id and q.seq = g.quoted_seq) as quoted,
  array(select p.media_id from message_pictures p where p.conversation_id = g.conversation_id and p.seq = g.seq order by p.position) as media_ids,
  (select coalesce(json_agg(json_build_object('reaction', r.reaction, 'member_id', r.member_id) order by r.member_id), '[]')
    from message_reactions r where r.conversation_id = g.conversation_id and r.seq = g.seq) as reactions`

export interface HistoryAsked {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly page_size: number
  /** The first that this reader may read. */
  readonly from?: number
}
/** Newest first, unless those after one are asked for. */
export async function historyPage(db: Db, id: string, { before, after, page_size, from = 1 }: HistoryAsked): Promise<MessageRow[]> {
  const [beyond, way]: [RawBuilder<unknown>, RawBuilder<unknown>] =
    after !== undefined ? [sql`g.seq > ${after}`, sql`asc`] : [before === undefined ? sql`true` : sql`g.seq < ${before}`, sql`desc`]
  const { rows } = await sql<MessageRow>`select ${COLUMNS} from messages g where g.conversation_id = ${id}::uuid and g.seq >= ${from} and ${beyond}
    order by g.seq ${way} limit ${page_size}`.execute(db)
  return after === undefined ? rows.reverse() : rows
}
export async function findMessage(db: Db, id: string, seq: number): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`select ${COLUMNS} from messages g where g.conversation_id = ${id}::uuid and g.seq = ${seq}`.execute(db)
  return rows[0]
}

export const changeBody = (tx: Tx, { conversation_id, seq }: MessageRow, body: string) =>
  sql`update messages set body = ${body}, words = array_to_tsvector(${wordsIn([body])}::text[]), edited_at = clock_timestamp()
    where conversation_id = ${conversation_id} and seq = ${seq}`.execute(tx)
/** Its place stays, so that numbers have no holes. */
export const emptyMessage = (tx: Tx, { conversation_id, seq }: MessageRow) =>
  sql`update messages set body = '', words = '', about_type = null, about_id = null, quoted_seq = null, deleted_at = clock_timestamp()
    where conversation_id = ${conversation_id} and seq = ${seq}`.execute(tx)

export interface FoundRow extends PartnerRow {
  readonly conversation_id: ConversationId
  readonly seq: number
  readonly is_own: boolean
  readonly body: string
  readonly sent_at: Date
  readonly at_text: string
}
const found = (viewer: string, words: string) => sql`from conversation_members v
  join messages g on g.conversation_id = v.conversation_id and g.words @@ ${words}::tsquery
  where ${isMine(viewer)} and v.box <> 'declined'`
export async function messagesFound(db: Db, viewer: string, words: string, place: PagePosition<readonly [string, string, number]>) {
  const { after } = place
  const beyond = after ? sql`(g.sent_at, g.conversation_id, g.seq) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::int)` : sql`true`
  const { rows } = await sql<FoundRow>`select h.*, m.id as user_id, is_present(m) as is_present, m.uid, m.username, m.full_name, m.image_url
    from (select g.conversation_id, g.seq, g.sender_id = v.member_id as is_own, g.body, g.sent_at, g.sent_at::text as at_text, v.other_id
      ${found(viewer, words)} and ${beyond}
      order by g.sent_at desc, g.conversation_id desc, g.seq desc limit ${place.limit} offset ${place.offset}) as h
    join members m on m.id = h.other_id order by h.sent_at desc, h.conversation_id desc, h.seq desc`.execute(db)
  return rows
}
export const messagesCounted = (viewer: string, words: string) => ({
  limit: (most: number) => sql`select g.seq ${found(viewer, words)} limit ${most}`,
})
