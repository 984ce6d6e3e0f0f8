import { sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

interface AskedRow {
  stamp_item_id: Id<'stamp_items'>
  product_id: Id<'products'>
  price: number
  currency: string
}
/** Prices of those items that this viewer can buy. */
export async function pricesOf(db: Db, viewer: string | null, ids: readonly string[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select p.stamp_item_id, c.subject_id as product_id, c.price, c.currency
    from products p join listings c on c.subject_id = p.id join members m on m.id = c.member_id
    where p.stamp_item_id = any(${[...ids]}::uuid[]) and p.status = 'published' and c.quantity > 0 and ${visibleTo(viewer)}
    order by p.stamp_item_id, c.seq`.execute(db)
  return rows
}
