import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'

export interface WaitingRow {
  id: Id<'orders'>
  number: number
  total: number
  currency: string
  placed_at: Date
  reserved_until: Date | null
  items: number
  first_name: string
  media: unknown
}
/** Orders of a seller that wait for their payment. Privacy: nothing of the buyer is read. */
export async function waitingOrders(db: Db, seller_id: string, place: PagePosition<readonly [string]>): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select o.id, o.number, o.total, o.currency, o.placed_at, g.reserved_until, i.items, i.first_name, i.media
    from orders o join order_groups g on g.id = o.order_group_id
    cross join lateral (select sum(i.order_quantity)::int as items, (array_agg(i.name order by i.id))[1] as first_name, (array_agg(i.media order by i.id))[1] as media
      from order_items i where i.order_id = o.id) i
    where o.seller_id = ${seller_id} and o.status = 'pending_payment' and ${beyond(['o.id'], 'desc', place)}
    order by o.id desc offset ${place.offset} limit ${place.limit}`.execute(db)
  return rows
}
