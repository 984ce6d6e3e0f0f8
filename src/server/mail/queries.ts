import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '../db/db.ts'
import type { Tx } from '../operations/contexts.ts'

const TRIES = 10
/** Lease longer than an attempt: a letter is taken again only after its process has died. */
const LEASE = '2 minutes'
/** A letter is given up after the mail server has been unreachable for so long. */
const LONGEST = '3 days'

const waiting = (db: Db) => db.selectFrom('mails').where('sent_at', 'is', null).where('dead_at', 'is', null)

/** Leases letters to this process; rows locked by another process are skipped. */
export async function leaseLetters(db: Db, limit: number): Promise<Id<'mails'>[]> {
  const { rows } = await sql<{ id: Id<'mails'> }>`
    update mails set due_at = clock_timestamp() + ${LEASE}::interval where id in (
      select m.id from mails m where m.sent_at is null and m.dead_at is null and m.due_at <= clock_timestamp() order by m.due_at limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
/** When the next letter may be sent, not before the pause of the circuit breaker ends. */
export async function nextLetter(db: Db, pause_ms: number): Promise<Date | null> {
  // greatest() ignores null: without this case, an empty queue would give a time.
  const at = sql<Date | null>`case when min(due_at) is not null then greatest(min(due_at), clock_timestamp() + ${pause_ms} * interval '1 millisecond') end`
  return (await waiting(db).select(at.as('at')).executeTakeFirst())?.at ?? null
}
export const waitingLetter = (db: Db, id: Id<'mails'>) => waiting(db).selectAll().where('id', '=', id).executeTakeFirst()

/** Deletes the facts of a sent letter: they contain links with tokens. */
export async function markSent(tx: Tx, id: Id<'mails'>) {
  await tx.updateTable('mails').set({ sent_at: sql<Date>`clock_timestamp()`, facts: '{}', last_error: null }).where('id', '=', id).execute()
}
/** Exponential backoff: the mail server refused this letter; after the last attempt it is marked dead. */
export async function postpone(tx: Tx, id: Id<'mails'>, last_error: string) {
  const due_at = sql<Date>`clock_timestamp() + least(2 ^ attempts, 3600) * interval '5 seconds'`
  const dead_at = sql<Date | null>`case when attempts + 1 >= ${TRIES} then clock_timestamp() end`
  await tx.updateTable('mails').set({ attempts: sql<number>`attempts + 1`, due_at, dead_at, last_error }).where('id', '=', id).execute()
}
/** The mail server did not answer: the letter goes to the end of the queue and this is no failed attempt. */
export async function giveBack(tx: Tx, id: Id<'mails'>, last_error: string) {
  const dead_at = sql<Date | null>`case when created_at < clock_timestamp() - ${LONGEST}::interval then clock_timestamp() end`
  await tx.updateTable('mails').set({ due_at: sql<Date>`clock_timestamp()`, dead_at, last_error }).where('id', '=', id).execute()
}
