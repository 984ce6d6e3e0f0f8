import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '../db/db.ts'
import type { Tx } from '../operations/contexts.ts'

export interface DeadLetter {
  readonly id: Id<'mails'>
  readonly recipient: string
  readonly template: string
  readonly attempts: number
  readonly dead_at: Date
}
/** Letters that were given up, the latest first. Their facts are not told: they hold links that open an account. */
export const deadLetters = async (db: Db, most: number): Promise<DeadLetter[]> =>
  (
    await sql<DeadLetter>`select m.id, m.recipient, m.template, m.attempts, m.dead_at from mails m
      where m.dead_at is not null order by m.dead_at desc limit ${most}`.execute(db)
  ).rows
/** Due again at once, with all attempts before it. False when it is not dead any more. */
export async function reviveLetter(tx: Tx, id: Id<'mails'>): Promise<boolean> {
  const { numAffectedRows } = await sql`update mails set dead_at = null, attempts = 0, due_at = clock_timestamp()
    where mails.id = ${id}::uuid and mails.dead_at is not null`.execute(tx)
  return numAffectedRows === 1n
}
