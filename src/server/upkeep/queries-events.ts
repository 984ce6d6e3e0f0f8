import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Tx } from '../operations/contexts.ts'

export interface DeadEvent {
  readonly id: number
  readonly name: string
  readonly attempts: number
  readonly dead_at: Date
  readonly last_error: string | null
}
/** Events that some listener has failed on to the end, the latest first. */
export const deadEvents = async (db: Db, most: number): Promise<DeadEvent[]> =>
  (
    await sql<DeadEvent>`select o.id, o.name, o.attempts, o.dead_at, o.last_error from outbox o
      where o.dead_at is not null order by o.dead_at desc limit ${most}`.execute(db)
  ).rows
/** Delivered again; listeners that have heard it already are left out. The attempts before; nothing when it is not dead any more. */
export async function reviveEvent(tx: Tx, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ attempts: number }>`update outbox set dead_at = null, attempts = 0, due_at = clock_timestamp()
    from (select o.id, o.attempts from outbox o where o.id = ${id} and o.dead_at is not null for update) o
    where outbox.id = o.id returning o.attempts`.execute(tx)
  return rows[0]?.attempts
}
export interface WaitingCounts {
  readonly events: number
  readonly events_since: Date | null
  readonly letters: number
  readonly letters_since: Date | null
}
/** What waits, counted to 1,000, and since when the oldest is due. */
export async function waitingWork(db: Db): Promise<WaitingCounts> {
  const { rows } = await sql<WaitingCounts>`select e.n as events, e.since as events_since, l.n as letters, l.since as letters_since
    from (select count(*)::int as n, min(w.due_at) as since from (select o.due_at from outbox o
        where o.done_at is null and o.dead_at is null order by o.id limit 1000) w) e,
      (select count(*)::int as n, min(w.due_at) as since from (select m.due_at from mails m
        where m.sent_at is null and m.dead_at is null order by m.due_at limit 1000) w) l`.execute(db)
  return rows[0]!
}
