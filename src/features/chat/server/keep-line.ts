import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Subject } from '#kernel/subject.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { conversationChanged } from '../contract.ts'
import { conversationBetween } from './between.ts'
import { lockFacts } from './queries.ts'

export interface KeptLine {
  readonly from: MemberId
  readonly to: MemberId
  readonly about: Subject
  readonly about_id: string
  /** Whoever it goes to has not seen what it tells of. */
  readonly is_unread: boolean
}
/** A line that nobody has written: what the two did, such as a call. A conversation that has not begun begins with it. The same line is kept once. */
export async function keepLine({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, line: KeptLine): Promise<void> {
  const { from, to, about, about_id, is_unread } = line
  const facts = await lockFacts(tx, from, to, about_id)
  if (!facts || facts.known_seq !== null) return
  const conversation_id = conversationBetween(from, to)
  // Of a line that is no news, whoever had read all before has read this too.
  const read = sql`case when v.member_id = ${from}::uuid or (not ${is_unread}::boolean and v.read_seq = v.last_seq) then n.last_seq else v.read_seq end`
  await sql`
    with numbered as (update conversations set last_seq = last_seq + 1, status = 'Open' where id = ${conversation_id}::uuid
        returning id, last_seq, clock_timestamp() as at),
    kept as (insert into messages (conversation_id, seq, sender_id, client_message_id, body, about_type, about_id, sent_at)
      select n.id, n.last_seq, ${from}::uuid, ${about_id}::uuid, '', ${about.name}, ${about_id}::uuid, n.at from numbered n)
    update conversation_members v set last_seq = n.last_seq, read_seq = ${read}, delivered_seq = greatest(v.delivered_seq, ${read}), last_at = n.at,
        box = case when v.box = 'archive' and v.is_muted then v.box else 'inbox' end
      from numbered n where v.conversation_id = n.id`.execute(tx)
  emit(conversationChanged, { conversation_id, member_id: from, other_id: to, seq: null })
}
