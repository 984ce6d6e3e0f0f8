import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Word } from '../rules.ts'

/** Lease of a minute: other processes skip the payment, and take it over if this one dies. */
export async function leaseLook(db: Db, id: Id<'payments'>) {
  await db
    .updateTable('payments')
    .set({ check_at: sql<Date>`clock_timestamp() + interval '60 seconds'` })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()
}

export async function duePayments(db: Db, limit: number): Promise<Id<'payments'>[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('check_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('check_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
export async function nextLook(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('payments').select('check_at').where('check_at', 'is not', null).orderBy('check_at').limit(1).executeTakeFirst()
  return row?.check_at ?? null
}

/** Precondition: the payment is locked. */
export const keepVoidAsked = (tx: Tx, id: Id<'payments'>) =>
  tx
    .updateTable('payments')
    .set({
      void_asked_at: sql<Date>`clock_timestamp()`,
      check_at: sql<Date>`clock_timestamp() + interval '10 seconds'`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .returning(['void_asked_at', 'check_at'])
    .executeTakeFirstOrThrow()

/** The amount that the gateway charged instead of ours. */
export async function keepTaken(tx: Tx, id: Id<'payments'>, { status, amount, currency }: Word) {
  if (status === 'captured' && amount)
    await tx.updateTable('payments').set({ taken: amount, taken_currency: currency }).where('id', '=', id).execute()
}
