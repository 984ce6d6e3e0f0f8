import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'

/** The orders of the purchase in which this member bought this product. */
export async function parcelsOf(pool: Pool, buyer_id: Id<'members'>, product_id: Id<'products'>) {
  const { rows } = await pool.query<{ id: Id<'orders'>; group_id: Id<'order_groups'>; status: string; seller_id: Id<'members'> }>(
    `select o.id, o.order_group_id as group_id, o.status, o.seller_id from orders o
      where o.order_group_id in (select r.order_group_id from stock_reservations r where r.product_id = $1 and r.buyer_id = $2) order by o.id`,
    [product_id, buyer_id],
  )
  return rows
}

/** Moves the dates of an order into the past: shipped a day and delivered a week after the purchase. Moved only once. */
export async function predate(pool: Pool, buyer_id: Id<'members'>, product_id: Id<'products'>, days: number): Promise<void> {
  if (!days) return
  const moved = await pool.query<{ id: string }>(
    `update orders o set placed_at = moment.at, paid_at = case when paid_at is not null then moment.at + interval '20 seconds' end,
      release_at = moment.at + interval '1 day' + (release_at - shipped_at), shipped_at = case when shipped_at is not null then moment.at + interval '1 day' end,
      delivered_at = case when delivered_at is not null then moment.at + interval '7 days' end,
      released_at = case when released_at is not null then moment.at + interval '7 days' end,
      cancelled_at = case when cancelled_at is not null then moment.at + interval '9 minutes' end
    from (select clock_timestamp() - make_interval(days => $3, mins => 137) as at) as moment
    where o.placed_at > moment.at + interval '1 day'
      and o.order_group_id in (select r.order_group_id from stock_reservations r where r.product_id = $1 and r.buyer_id = $2) returning o.id`,
    [product_id, buyer_id, days],
  )
  const ids = moved.rows.map(({ id }) => id)
  await pool.query(
    `update order_changes c set at = case c.action when 'pay' then o.paid_at when 'ship' then o.shipped_at when 'confirm' then o.delivered_at when 'cancel' then o.cancelled_at else c.at end
      from orders o where o.id = c.order_id and o.id = any($1)`,
    [ids],
  )
  await pool.query(
    `update shipments s set shipped_at = o.shipped_at from orders o where s.ref_type = 'order' and s.ref_id = o.id and o.id = any($1)`,
    [ids],
  )
  await pool.query('update order_groups g set created_at = o.placed_at from orders o where o.order_group_id = g.id and o.id = any($1)', [ids])
}
