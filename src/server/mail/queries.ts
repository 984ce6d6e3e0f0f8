import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { Tx } from '../run/call.ts'

const TRIES = 10

const waiting = (db: Db) => db.selectFrom('mails').where('sent_at', 'is', null).where('dead_at', 'is', null)
const due = (db: Db) => waiting(db).where('due_at', '<=', sql<Date>`clock_timestamp()`)

export async function dueLetters(db: Db, limit: number): Promise<string[]> {
  return (await due(db).select('id').orderBy('due_at').limit(limit).execute()).map((row) => row.id)
}
export async function nextLetter(db: Db): Promise<Date | null> {
  return (await waiting(db).select(sql<Date | null>`min(due_at)`.as('at')).executeTakeFirst())?.at ?? null
}
export const dueLetter = (db: Db, id: string) => due(db).selectAll().where('id', '=', id).executeTakeFirst()

/** What has left is blanked: it held links. */
export async function markSent(tx: Tx, id: string) {
  await tx.updateTable('mails').set({ sent_at: sql<Date>`clock_timestamp()`, facts: '{}' }).where('id', '=', id).execute()
}
/** Later and later when the mail server is away, and at last aside. */
export async function postpone(tx: Tx, id: string) {
  const due_at = sql<Date>`clock_timestamp() + least(2 ^ attempts, 3600) * interval '5 seconds'`
  const dead_at = sql<Date | null>`case when attempts + 1 >= ${TRIES} then clock_timestamp() end`
  await tx.updateTable('mails').set({ attempts: sql<number>`attempts + 1`, due_at, dead_at }).where('id', '=', id).execute()
}
