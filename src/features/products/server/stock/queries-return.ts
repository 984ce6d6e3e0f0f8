import { sql } from 'kysely'
import { settingQuantity } from '#features/listings/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type ProductRow, productColumns } from '../queries.ts'

/** Precondition: the products are locked and on the market or sold out. Stock, stock history, status and cards change in one statement. */
export async function putBack(
  tx: Tx,
  group_id: string,
  lines: readonly { readonly product_id: Id<'products'>; readonly quantity: number }[],
): Promise<ProductRow[]> {
  const [ids, quantities] = [lines.map((line) => line.product_id), lines.map((line) => line.quantity)]
  const { rows } = await sql<ProductRow>`
    with back as (select * from unnest(${ids}::uuid[], ${quantities}::int[]) as b(product_id, quantity)),
    told as (
      insert into stock_movements (product_id, kind, quantity, order_group_id) select product_id, 'returned', quantity, ${group_id}::uuid from back),
    stock as (
      update products p set stock_on_hand = stock_on_hand + quantity, version = version + 1, status = 'published',
        published_at = case when p.status = 'sold_out' then clock_timestamp() else p.published_at end, updated_at = clock_timestamp()
      from back where p.id = product_id returning p.*),
    shown as (${settingQuantity(sql`select id, stock_on_hand - stock_reserved as quantity from stock`)})
    select ${sql.join(productColumns.map((name) => sql.ref(name)))} from stock order by id`.execute(tx)
  return rows
}
