import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'

/** A plan that would renew. */
export async function unfinishedSubscription(db: Db, id: string): Promise<Opening[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from subscriptions where member_id = ${id} and status <> 'expired'`.execute(db)
  const { count } = rows[0]!
  return count > 0 ? [{ code: 'subscription', path: '/setting/account/plan', facts: { count } }] : []
}
