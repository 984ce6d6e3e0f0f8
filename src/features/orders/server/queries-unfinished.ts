import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'

/** Orders not finished, as buyer and as seller. Unpaid orders do not bind the seller. */
export async function unfinishedOrders(db: Db, id: string): Promise<Opening[]> {
  const over = sql`('completed', 'cancelled', 'refunded')`
  const { rows } = await sql<{ selling: number; buying: number }>`
    select (select count(*) from orders where seller_id = ${id} and status not in ${over} and paid_at is not null) as selling,
      (select count(*) from orders where buyer_id = ${id} and status not in ${over}) as buying`.execute(db)
  const { selling, buying } = rows[0]!
  return [
    ...(selling > 0 ? [{ code: 'orders_selling', path: '/store/order-listing', facts: { count: selling } }] : []),
    ...(buying > 0 ? [{ code: 'orders_buying', path: '/orders', facts: { count: buying } }] : []),
  ]
}
