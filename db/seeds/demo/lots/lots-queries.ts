import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'

interface MadeLot {
  readonly id: Id<'auctions'>
  readonly name: string
  readonly status: string
  readonly bid_count: number
  /** The purchase that waits for its payment, and who it waits for. */
  readonly group_id: Id<'order_groups'> | null
  readonly winner: string | null
}
/** Lots made before, by name. */
export async function lotsMade(pool: Pool): Promise<ReadonlyMap<string, MadeLot>> {
  const { rows } = await pool.query<MadeLot>(`
    select a.id, a.name, a.status, a.bid_count, w.username as winner, g.id as group_id from auctions a
    join members m on m.id = a.seller_id and m.email like '%@demo.example'
    left join members w on w.id = a.winner_id left join orders o on o.id = a.order_id
    left join order_groups g on g.id = o.order_group_id and g.status = 'pending_payment'`)
  return new Map(rows.map((row) => [row.name, row]))
}
export async function itemsNamed(pool: Pool, member_id: Id<'members'>): Promise<ReadonlyMap<string, Id<'stamp_items'>>> {
  const { rows } = await pool.query<{ id: Id<'stamp_items'>; name: string }>(
    "select id, name from stamp_items where member_id = $1 and status = 'FOR_AUCTION' and deleted_at is null",
    [member_id],
  )
  return new Map(rows.map(({ id, name }) => [name, id]))
}
/** The end of a lot has come, and it was opened some days ago. */
export const ended = (pool: Pool, id: Id<'auctions'>, days: number) =>
  pool.query(
    "update auctions set ends_at = clock_timestamp(), published_at = clock_timestamp() - make_interval(days => $2) where id = $1 and status = 'active'",
    [id, days],
  )
