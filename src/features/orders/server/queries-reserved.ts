import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { OrderStatus } from '../rules.ts'

export interface ReservedRow {
  readonly id: Id<'orders'>
  readonly number: number
  readonly title: string | null
  readonly status: OrderStatus
  readonly currency: string
  readonly release_at: Date | null
  readonly total: number
  readonly commission: number
  readonly refunded: number
  readonly commission_refunded: number
}
/** Paid sales of a member whose money is not released; the next release first. */
export async function reservedOrders(db: Db, seller_id: Id<'members'>): Promise<ReservedRow[]> {
  const { rows } = await sql<ReservedRow>`
    select o.id, o.number, (select i.name from order_items i where i.order_id = o.id order by i.id limit 1) as title, o.status, o.currency, o.release_at,
      o.total, o.commission, o.refunded, o.commission_refunded
    from orders o where o.seller_id = ${seller_id} and o.released_at is null and o.paid_at is not null and o.status not in ('cancelled', 'refunded')
    order by o.release_at nulls last, o.id limit 100`.execute(db)
  return rows
}
