import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'

/** A bank decides about a payment of theirs, or one to them. */
export async function unfinishedChargebacks(db: Db, id: string): Promise<Opening[]> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from chargebacks c join payments p on p.id = c.payment_id where c.closed_at is null
      and (p.member_id = ${id} or exists (select from chargeback_orders s join orders o on o.id = s.order_id where s.chargeback_id = c.id and o.seller_id = ${id}))`.execute(
    db,
  )
  return rows[0]!.n ? [{ code: 'chargebacks', path: '/orders', facts: { count: rows[0]!.n } }] : []
}
