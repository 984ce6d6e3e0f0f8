import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'

/** Payments in progress. */
export async function unfinishedPayments(db: Db, id: string): Promise<Opening[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payments where member_id = ${id} and status in ('requires_payment', 'requires_action', 'processing')`.execute(db)
  const { count } = rows[0]!
  return count > 0 ? [{ code: 'payments', path: '/orders', facts: { count } }] : []
}
