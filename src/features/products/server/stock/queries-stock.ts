import { type RawBuilder, sql } from 'kysely'
import { settingQuantity, takingDown } from '#features/listings/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { compiled } from '#server/db/compiled-query.ts'
import { pipelined } from '#server/db/pipeline.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockingBy, lockingIds, several } from '#server/operations/locks.ts'
import type { ProductStatus } from '../../rules.ts'
import { type ProductRow, productColumns, productRows } from '../queries.ts'

/** All products that this checkout has ever reserved. */
const lockingReserved = (tx: Tx, group_id: string) => lockingBy(tx, 'products', lockedReserved.of(tx, { group_id }))
const lockedReserved = compiled((db, { group_id }: { group_id: string }) =>
  productRows(db)
    .where('id', 'in', db.selectFrom('stock_reservations').select('product_id').where('order_group_id', '=', group_id))
    .orderBy('products.id')
    .forNoKeyUpdate(),
)

export const findReservations = (tx: Tx, group_id: string) =>
  tx
    .selectFrom('stock_reservations')
    .select(['product_id', 'quantity', 'status'])
    .where('order_group_id', '=', group_id)
    .orderBy('product_id')
    .execute()

/** Changes of stock on hand and of reserved stock per unit. */
const EFFECTS = { reserved: { hand: 0, held: 1 }, released: { hand: 0, held: -1 }, sold: { hand: -1, held: -1 } } as const
type Effect = keyof typeof EFFECTS
/** The product afterwards, with the number of units moved. */
export type Moved = ProductRow & { readonly moved: number }

/** Precondition: the products are locked. Reservations, stock, stock history and cards change in one statement. */
function changing(group_id: string, effect: Effect, changed: RawBuilder<unknown>): RawBuilder<Moved> {
  const { hand, held } = EFFECTS[effect]
  return sql`
    with ${changed} returning product_id, quantity),
    told as (
      insert into stock_movements (product_id, kind, quantity, order_group_id)
      select product_id, ${effect}, quantity * ${held}::int, ${group_id}::uuid from changed),
    stock as (
      update products p set stock_on_hand = stock_on_hand + quantity * ${hand}::int, stock_reserved = stock_reserved + quantity * ${held}::int, version = version + 1
      from changed where p.id = product_id returning p.*, quantity as moved),
    shown as (${settingQuantity(sql`select id, stock_on_hand - stock_reserved as quantity from stock`)})
    select ${sql.join(productColumns.map((name) => sql.ref(name)))}, moved from stock order by id`
}

const ended = (group_id: string, status: 'released' | 'consumed') =>
  sql`changed as (update stock_reservations set status = ${status}, ended_at = clock_timestamp() where order_group_id = ${group_id} and status = 'held'`

/** Locks the products and reserves all units or none. Idempotent per group; a group that has released stock gets none again. */
export async function holdStock(tx: Tx, group_id: string, wanted: ReadonlyMap<string, number>, buyer_id: Id<'members'> | null): Promise<Moved[]> {
  const [ids, quantities] = [[...wanted.keys()], sql`array(select unnest(${[...wanted.values()]}::int[]))`]
  const held = sql`
    wanted as (select id, quantity from unnest(${several(ids)}, ${quantities}) as w(id, quantity)),
    before as (select product_id, status from stock_reservations where order_group_id = ${group_id}),
    fresh as (select id, quantity from wanted where not exists (select from before where product_id = wanted.id)),
    fits as (
      select f.id, f.quantity from fresh f join products p on p.id = f.id
      where p.status = 'published' and p.stock_on_hand - p.stock_reserved >= f.quantity),
    changed as (
      insert into stock_reservations (product_id, order_group_id, quantity, buyer_id) select id, ${group_id}::uuid, quantity, ${buyer_id}::uuid from fits
      where (select count(*) from fits) = (select count(*) from fresh)
        and not exists (select from before join wanted on wanted.id = product_id where status = 'released')`
  return (await pipelined(tx, lockingIds(tx, 'products', ids), changing(group_id, 'reserved', held)))[1]
}
export const freeStock = async (tx: Tx, group_id: string): Promise<Moved[]> =>
  (await pipelined(tx, lockingReserved(tx, group_id), changing(group_id, 'released', ended(group_id, 'released'))))[1]
/** Marks the reserved units as sold; also returns all products that were ever reserved. */
export const sellStock = (tx: Tx, group_id: string): Promise<[ProductRow[], Moved[]]> =>
  pipelined(tx, lockingReserved(tx, group_id), changing(group_id, 'sold', ended(group_id, 'consumed')))

/** Sold out: removes the card and changes the status in one statement. */
export async function takeSoldOutDown(tx: Tx, ids: readonly string[], status: ProductStatus): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with down as (${takingDown(ids)})
    update products set status = ${status}, version = version + 1, updated_at = clock_timestamp()
    where id = any(${ids}::uuid[]) returning ${sql.join(productColumns.map((name) => sql.ref(name)))}`.execute(tx)
  return rows
}
