import { sql } from 'kysely'
import type { ReactionKind } from '#features/reactions/contract.ts'
import type { Tx } from '#server/operations/contexts.ts'

interface Place {
  readonly conversation_id: string
  readonly seq: number
}
export const hasPictures = (message: string) =>
  sql<boolean>`exists (select from message_pictures p where p.conversation_id = ${sql.ref(`${message}.conversation_id`)} and p.seq = ${sql.ref(`${message}.seq`)})`

export const keepPictures = (tx: Tx, { conversation_id, seq }: Place, media_ids: readonly string[]) =>
  sql`insert into message_pictures (conversation_id, seq, position, media_id)
    select ${conversation_id}::uuid, ${seq}::int, p.position, p.media_id
    from unnest(${[...media_ids]}::uuid[]) with ordinality as p (media_id, position)`.execute(tx)

/** A trigger takes back that the conversation uses them. */
export const dropPictures = (tx: Tx, { conversation_id, seq }: Place) =>
  sql`delete from message_pictures p where p.conversation_id = ${conversation_id}::uuid and p.seq = ${seq}::int`.execute(tx)
export const dropReactions = (tx: Tx, { conversation_id, seq }: Place) =>
  sql`delete from message_reactions r where r.conversation_id = ${conversation_id}::uuid and r.seq = ${seq}::int`.execute(tx)
/** One for each of the two. */
export const setReaction = (tx: Tx, { conversation_id, seq }: Place, member_id: string, reaction: ReactionKind | null) =>
  reaction === null
    ? sql`delete from message_reactions r where r.conversation_id = ${conversation_id}::uuid and r.seq = ${seq}::int
        and r.member_id = ${member_id}::uuid`.execute(tx)
    : sql`insert into message_reactions (conversation_id, seq, member_id, reaction)
        values (${conversation_id}::uuid, ${seq}::int, ${member_id}::uuid, ${reaction})
        on conflict (conversation_id, seq, member_id) do update set reaction = excluded.reaction`.execute(tx)
