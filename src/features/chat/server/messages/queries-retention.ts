import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

/** Messages in a transaction: others do not wait, and the rest follows at once. */
const AT_ONCE = 1_000

/** Of conversations and of groups. The clock is read once, so that the index of the times is used. */
const old = (days: number) => sql`from messages g where g.sent_at < (select clock_timestamp() - make_interval(days => ${days}))`

export const hasOld = async (db: Db, days: number): Promise<boolean> => (await sql`select ${old(days)} limit 1`.execute(db)).rows.length > 0
/** With their pictures, reactions and what they name. Numbers of conversations stand: what is read and unread does not change. */
export const dropOld = async (tx: Tx, days: number): Promise<void> =>
  void (await sql`delete from messages where (conversation_id, seq) in
    (select g.conversation_id, g.seq ${old(days)} limit ${AT_ONCE} for update skip locked)`.execute(tx))

/** The first message that is still kept; after the last one when none is. */
export async function firstKept(db: Db, id: string, last_seq: number): Promise<number> {
  const { rows } = await sql<{ first: number | null }>`select min(g.seq) as first from messages g where g.conversation_id = ${id}::uuid`.execute(db)
  return rows[0]!.first ?? last_seq + 1
}
