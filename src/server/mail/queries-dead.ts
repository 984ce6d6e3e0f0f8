import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '../db/db.ts'
import type { Tx } from '../operations/contexts.ts'

export interface DeadLetter {
  readonly id: Id<'mails'>
  readonly recipient: string
  readonly template: string
  readonly attempts: number
  /** Null while it is tried again. */
  readonly dead_at: Date | null
  readonly due_at: Date
  readonly last_error: string | null
}
/** Letters that were given up, the latest first, then those that are tried again. Their facts are not told: they hold links that open an account. */
export const deadLetters = async (db: Db, most: number): Promise<DeadLetter[]> =>
  (
    await sql<DeadLetter>`select m.id, m.recipient, m.template, m.attempts, m.dead_at, m.due_at, m.last_error
      from (select d.id from (select id from mails where dead_at is not null order by dead_at desc limit ${most}) d
        union all select f.id from (select id from mails where attempts > 0 and sent_at is null and dead_at is null order by due_at limit ${most}) f) w
      join mails m on m.id = w.id order by m.dead_at desc nulls last, m.due_at limit ${most}`.execute(db)
  ).rows
/** How it stood before. */
export interface Revived {
  readonly attempts: number
  readonly was_given_up: boolean
}
/** Due again at once, with all attempts before it. Nothing when it has neither been given up nor failed. */
export async function reviveLetter(tx: Tx, id: Id<'mails'>): Promise<Revived | undefined> {
  const { rows } =
    await sql<Revived>`update mails set dead_at = null, attempts = 0, due_at = clock_timestamp() from (select o.id, o.attempts, o.dead_at from mails o
      where o.id = ${id}::uuid and o.sent_at is null and (o.dead_at is not null or o.attempts > 0) for update) o
    where mails.id = o.id returning o.attempts, o.dead_at is not null as was_given_up`.execute(tx)
  return rows[0]
}
