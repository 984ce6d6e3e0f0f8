import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export interface PayoutRow {
  readonly id: Id<'owed_payouts'>
  readonly amount: number
  readonly currency: string
  readonly payee: string
  readonly details: string
  readonly at: Date
}
const COLUMNS = ['id', 'amount', 'currency', 'payee', 'details', 'created_at as at'] as const

interface NewPayout extends Omit<PayoutRow, 'id' | 'at'> {
  readonly member_id: Id<'members'>
}
export const keepPayout = async (tx: Tx, row: NewPayout): Promise<Id<'owed_payouts'>> =>
  (await tx.insertInto('owed_payouts').values(row).returning('id').executeTakeFirstOrThrow()).id

/** Open payouts, oldest first. */
export const openPayouts = (db: Db, most: number): Promise<PayoutRow[]> =>
  db.selectFrom('owed_payouts').select(COLUMNS).where('settled_at', 'is', null).orderBy('id').limit(most).execute()

/** Concurrency: of two requests the second finds it settled. */
export const settleRow = (tx: Tx, id: Id<'owed_payouts'>, settled_by: string): Promise<PayoutRow | undefined> =>
  tx
    .updateTable('owed_payouts')
    .set({ settled_by, settled_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
