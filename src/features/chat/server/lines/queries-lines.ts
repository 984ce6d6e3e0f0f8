import { sql } from 'kysely'
import type { Tx } from '#server/operations/contexts.ts'

interface NewLine {
  readonly conversation_id: string
  readonly from: string
  readonly about_name: string
  readonly about_id: string
  readonly is_unread: boolean
}
/** One statement, as for a message: the next number, the line under it, and both lists. Of what is no news, whoever had read all before has read this too. */
export function keepLineOf(tx: Tx, { conversation_id, from, about_name, about_id, is_unread }: NewLine) {
  const read = sql`case when v.member_id = ${from}::uuid or (not ${is_unread}::boolean and v.read_seq = v.last_seq) then n.last_seq else v.read_seq end`
  return sql`
    with numbered as (update conversations set last_seq = last_seq + 1, status = 'Open' where id = ${conversation_id}::uuid
        returning id, last_seq, clock_timestamp() as at),
    kept as (insert into messages (conversation_id, seq, sender_id, client_message_id, body, about_type, about_id, sent_at)
      select n.id, n.last_seq, ${from}::uuid, ${about_id}::uuid, '', ${about_name}, ${about_id}::uuid, n.at from numbered n)
    update conversation_members v set last_seq = n.last_seq, read_seq = ${read}, delivered_seq = greatest(v.delivered_seq, ${read}), last_at = n.at,
        box = case when v.box = 'archive' and v.is_muted then v.box else 'inbox' end
      from numbered n where v.conversation_id = n.id`.execute(tx)
}

/** Where the lines stand that tell of these. */
export async function seqsOfLines(tx: Tx, conversation_id: string, about_ids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`select m.seq from messages m
    where m.conversation_id = ${conversation_id}::uuid and m.client_message_id = any(${[...about_ids]}::uuid[]) order by m.seq`.execute(tx)
  return rows.map(({ seq }) => seq)
}
