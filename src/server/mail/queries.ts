import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Tx } from '../operations/contexts.ts'

const TRIES = 10
/** Longer than a try may last: a letter comes back only when the process that took it is gone. */
const LEASE = '2 minutes'
/** The mail server was away all that time. */
const LONGEST = '3 days'

const waiting = (db: Db) => db.selectFrom('mails').where('sent_at', 'is', null).where('dead_at', 'is', null)

/** Each letter is given to one process: taken by another one at the same moment, it is passed over. */
export async function leaseLetters(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mails set due_at = clock_timestamp() + ${LEASE}::interval where id in (
      select m.id from mails m where m.sent_at is null and m.dead_at is null and m.due_at <= clock_timestamp() order by m.due_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
/** When the next letter may be tried, and not before the mail server is asked again. */
export async function nextLetter(db: Db, pause_ms: number): Promise<Date | null> {
  // greatest() leaves null out: where nothing waits, there is no moment.
  const at = sql<Date | null>`case when min(due_at) is not null then greatest(min(due_at), clock_timestamp() + ${pause_ms} * interval '1 millisecond') end`
  return (await waiting(db).select(at.as('at')).executeTakeFirst())?.at ?? null
}
export const waitingLetter = (db: Db, id: string) => waiting(db).selectAll().where('id', '=', id).executeTakeFirst()

/** What has left is blanked: it held links. */
export async function markSent(tx: Tx, id: string) {
  await tx.updateTable('mails').set({ sent_at: sql<Date>`clock_timestamp()`, facts: '{}' }).where('id', '=', id).execute()
}
/** The mail server does not want this letter: later and later, and at last aside. */
export async function postpone(tx: Tx, id: string) {
  const due_at = sql<Date>`clock_timestamp() + least(2 ^ attempts, 3600) * interval '5 seconds'`
  const dead_at = sql<Date | null>`case when attempts + 1 >= ${TRIES} then clock_timestamp() end`
  await tx.updateTable('mails').set({ attempts: sql<number>`attempts + 1`, due_at, dead_at }).where('id', '=', id).execute()
}
/** The mail server does not answer: no fault of this letter, which goes behind those that wait. */
export async function giveBack(tx: Tx, id: string) {
  const dead_at = sql<Date | null>`case when created_at < clock_timestamp() - ${LONGEST}::interval then clock_timestamp() end`
  await tx.updateTable('mails').set({ due_at: sql<Date>`clock_timestamp()`, dead_at }).where('id', '=', id).execute()
}
