import { sql } from 'kysely'
import { wordsIn } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ConversationId } from '../contract.ts'

/** A conversation of many: who is in it, and what they read, the slice above says (docs/decisions/138). */
export async function openForMany(tx: Tx, begun_by: string): Promise<ConversationId> {
  const { rows } = await sql<{ id: ConversationId }>`insert into conversations (id, status, begun_by, last_at)
    values (uuidv7(), 'Open', ${begun_by}::uuid, clock_timestamp()) returning id`.execute(tx)
  return rows[0]!.id
}
export const closeForMany = (tx: Tx, id: string) => sql`delete from conversations where id = ${id}::uuid and low_id is null`.execute(tx)

export interface MessageOfMany {
  readonly me: string
  readonly conversation_id: string
  readonly client_message_id: string
  readonly body: string
  readonly about_type: string | null
  readonly about_id: string | null
  readonly quoted_seq: number | null
}
/** One statement: the next number, and the message under it. What is refused takes the number back, so that there are no holes. */
export async function keepForMany(tx: Tx, given: MessageOfMany): Promise<{ seq: number; sent_at: Date }> {
  const { me, conversation_id, client_message_id, body, about_type, about_id, quoted_seq } = given
  const { rows } = await sql<{ seq: number; sent_at: Date }>`
    with numbered as (update conversations set last_seq = last_seq + 1, last_at = clock_timestamp() where id = ${conversation_id}::uuid and low_id is null
      returning id, last_seq, last_at)
    insert into messages (conversation_id, seq, sender_id, client_message_id, body, words, about_type, about_id, quoted_seq, sent_at)
      select n.id, n.last_seq, ${me}::uuid, ${client_message_id}::uuid, ${body}, array_to_tsvector(${wordsIn([body])}::text[]),
        ${about_type}::text, ${about_id}::uuid, ${quoted_seq}::int, n.last_at from numbered n returning seq, sent_at`.execute(tx)
  return rows[0]!
}
