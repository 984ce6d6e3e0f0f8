import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { pipelined } from '#server/db/pipeline.ts'
import { wordsIn } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockingIds, sharingIds } from '#server/operations/locks.ts'
import type { ConversationState, WritersAllowed } from '../rules.ts'
import { conversationBetween } from './between.ts'

/** Reach: the viewer is one of the two, and neither has blocked the other. `v` is the viewer’s row of the conversation. */
export const isMine = (viewer: string, v = 'v'): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${v}.member_id`)} = ${viewer}::uuid and ${sql.ref(`${v}.other_id`)} <> all (${blockedWith(viewer)}))`

export interface TalkFacts {
  readonly status: Exclude<ConversationState, 'none'>
  readonly begun_by: MemberId
  readonly follows_back: boolean
  readonly who_may_write: WritersAllowed
  readonly member_since: Date
  readonly now: Date
  /** The message with this `client_message_id`, if it has arrived before. */
  readonly known_seq: number | null
  readonly their_read_seq: number
  /** The other wants to hear of it. */
  readonly is_heard: boolean
}

const factsQuery = (me: string, other: string, id: string, client_message_id: string) => sql<TalkFacts>`
  select c.status, c.begun_by, clock_timestamp() as now, m.created_at as member_since, v.read_seq as their_read_seq,
    coalesce((select s.who_may_write from chat_settings s where s.member_id = ${other}::uuid), 'anyone') as who_may_write,
    exists (select from follows f where f.follower_id = ${other}::uuid and f.followed_id = ${me}::uuid and f.status = 'Accepted') as follows_back,
    (select g.seq from messages g where g.conversation_id = c.id and g.sender_id = ${me}::uuid and g.client_message_id = ${client_message_id}::uuid) as known_seq,
    not v.is_muted and not exists (select from mutes q where q.muter_id = ${other}::uuid and q.muted_id = ${me}::uuid) as is_heard
  from conversations c join members m on m.id = ${me}::uuid join members o on o.id = ${other}::uuid
    join conversation_members v on v.member_id = ${other}::uuid and v.conversation_id = c.id
  where c.id = ${id}::uuid and ${isPresent('o')} and ${other}::uuid <> all (${blockedWith(me)})`

/** Made when it is missing; whoever comes at the same moment finds it. A refusal afterwards takes it back. */
const made = (me: string, other: string, id: string) => sql<{ id: string }>`
  with made as (insert into conversations (id, low_id, high_id, status, begun_by)
    select ${id}::uuid, least(${me}::uuid, ${other}::uuid), greatest(${me}::uuid, ${other}::uuid), 'Requested', ${me}::uuid
    from members o where o.id = ${other}::uuid and o.id <> ${me}::uuid and ${isPresent('o')}
      and not exists (select from conversations c where c.id = ${id}::uuid)
    on conflict (id) do nothing returning id),
  sides as (insert into conversation_members (member_id, conversation_id, other_id, box)
    select side.member_id, made.id, side.other_id, 'inbox' from made
      cross join (values (${me}::uuid, ${other}::uuid), (${other}::uuid, ${me}::uuid)) as side (member_id, other_id))
  select id from made`

/**
 * Neither of the two can block the other until the transaction ends, and nobody else writes in the conversation: what is read now stays true. In one
 * round trip. `is_new`: there was none. Undefined when the other cannot be reached.
 */
export async function lockFacts(
  tx: Tx,
  me: string,
  other: string,
  client_message_id: string,
): Promise<(TalkFacts & { is_new: boolean }) | undefined> {
  const id = conversationBetween(me, other)
  const [, fresh, , facts] = await pipelined(
    tx,
    sharingIds(tx, 'members', [me, other]),
    made(me, other, id),
    lockingIds(tx, 'conversations', [id]),
    factsQuery(me, other, id, client_message_id),
  )
  return facts[0] && { ...facts[0], is_new: fresh.length > 0 }
}

export interface NewMessage {
  readonly me: string
  readonly other: string
  readonly conversation_id: string
  readonly client_message_id: string
  readonly body: string
  readonly about_type: string | null
  readonly about_id: string | null
  readonly quoted_seq: number | null
  readonly status: string
  /** The other’s box for it. */
  readonly is_request: boolean
}
/** One statement: the next number, the message under it, and both lists. */
export async function keepMessage(tx: Tx, given: NewMessage): Promise<{ seq: number; sent_at: Date }> {
  const { me, other, conversation_id, client_message_id, body, about_type, about_id, quoted_seq, status, is_request } = given
  const { rows } = await sql<{ seq: number; sent_at: Date }>`
    with numbered as (update conversations set last_seq = last_seq + 1, status = ${status}, about_type = coalesce(${about_type}::text, about_type),
        about_id = coalesce(${about_id}::uuid, about_id) where id = ${conversation_id}::uuid returning id, last_seq, clock_timestamp() as at),
    kept as (insert into messages (conversation_id, seq, sender_id, client_message_id, body, words, about_type, about_id, quoted_seq, sent_at)
      select n.id, n.last_seq, ${me}::uuid, ${client_message_id}::uuid, ${body}, array_to_tsvector(${wordsIn([body])}::text[]),
        ${about_type}::text, ${about_id}::uuid, ${quoted_seq}::int, n.at from numbered n returning seq, sent_at),
    own as (update conversation_members v set last_seq = n.last_seq, read_seq = n.last_seq, delivered_seq = n.last_seq, last_at = n.at, box = 'inbox'
      from numbered n where v.conversation_id = n.id and v.member_id = ${me}::uuid),
    theirs as (update conversation_members v set last_seq = n.last_seq, last_at = n.at,
        box = case when ${is_request}::boolean then 'requests' when v.box = 'archive' and v.is_muted then v.box else 'inbox' end
      from numbered n where v.conversation_id = n.id and v.member_id = ${other}::uuid)
    select seq, sent_at from kept`.execute(tx)
  return rows[0]!
}

export interface Sides {
  readonly id: Id<'conversations'>
  readonly other_id: MemberId
  readonly status: string
  readonly begun_by: MemberId
  readonly last_seq: number
  readonly read_seq: number
  readonly delivered_seq: number
}
/** The conversation as this member stands in it. */
export async function findSides(db: Db, me: string, id: string): Promise<Sides | undefined> {
  const { rows } = await sql<Sides>`select c.id, c.status, c.begun_by, v.other_id, v.last_seq, v.read_seq, v.delivered_seq
    from conversation_members v join conversations c on c.id = v.conversation_id where v.conversation_id = ${id}::uuid and ${isMine(me)}`.execute(db)
  return rows[0]
}

export const setStatus = (tx: Tx, id: string, status: string) => sql`update conversations set status = ${status} where id = ${id}::uuid`.execute(tx)
export const setBox = (tx: Tx, me: string, id: string, box: 'inbox' | 'archive' | 'declined') =>
  sql`update conversation_members set box = ${box} where member_id = ${me}::uuid and conversation_id = ${id}::uuid and box in ('inbox', 'archive')`.execute(
    tx,
  )
/** A request leaves its box by being answered. */
export const leaveRequests = (tx: Tx, me: string, id: string, box: 'inbox' | 'declined') =>
  sql`update conversation_members set box = ${box} where member_id = ${me}::uuid and conversation_id = ${id}::uuid`.execute(tx)
export const setMuted = (tx: Tx, me: string, id: string, is_muted: boolean) =>
  sql`update conversation_members set is_muted = ${is_muted} where member_id = ${me}::uuid and conversation_id = ${id}::uuid`.execute(tx)

/** Of these conversations, those that the viewer may listen to. */
export async function heardConversations(db: Db, ids: readonly string[], viewer: string | null) {
  if (viewer === null) return []
  const { rows } = await sql<{ id: string }>`select v.conversation_id as id from conversation_members v
    where v.conversation_id = any(${[...ids]}::uuid[]) and ${isMine(viewer)}`.execute(db)
  return rows
}

const SETTINGS = { shows_marks: true, who_may_write: 'anyone' as WritersAllowed }
export type OwnChatSettings = typeof SETTINGS
export async function findSettings(db: Db, member_id: Id<'members'>): Promise<OwnChatSettings> {
  const row = await db.selectFrom('chat_settings').select(['shows_marks', 'who_may_write']).where('member_id', '=', member_id).executeTakeFirst()
  return (row as OwnChatSettings | undefined) ?? SETTINGS
}
export const keepSettings = (tx: Tx, member_id: Id<'members'>, settings: OwnChatSettings) =>
  tx
    .insertInto('chat_settings')
    .values({ member_id, ...settings })
    .onConflict((on) => on.column('member_id').doUpdateSet(settings))
    .execute()
