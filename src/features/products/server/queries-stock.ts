import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/run/call.ts'
import { lockRows } from '#server/run/locks.ts'
import type { ProductStatus } from '../rules.ts'
import { type ProductRow, productColumns, productRows } from './queries.ts'

export const lockProducts = (tx: Tx, ids: readonly string[]): Promise<ProductRow[]> =>
  lockRows(tx, 'products', productRows(tx).where(sql<boolean>`id = any(${ids}::uuid[])`))
/** Whatever this checkout has ever reserved. */
export const lockReserved = (tx: Tx, group_id: string): Promise<ProductRow[]> =>
  lockRows(
    tx,
    'products',
    productRows(tx).where('id', 'in', tx.selectFrom('stock_reservations').select('product_id').where('order_group_id', '=', group_id)),
  )

export const findReservations = (tx: Tx, group_id: string) =>
  tx
    .selectFrom('stock_reservations')
    .select(['product_id', 'quantity', 'status'])
    .where('order_group_id', '=', group_id)
    .orderBy('product_id')
    .execute()

/** What becomes of reserved pieces: what that does to the stock on hand, and to what is held of it. */
const EFFECTS = { reserved: { hand: 0, held: 1 }, released: { hand: 0, held: -1 }, sold: { hand: -1, held: -1 } } as const
type Effect = keyof typeof EFFECTS
/** A product as it is after it, and how many pieces it was about. */
export type Moved = ProductRow & { readonly moved: number }

/** Reservations change, and with them the stock, its history and what the cards say, in one statement. The products are locked. */
async function change(tx: Tx, group_id: string, effect: Effect, changed: RawBuilder<unknown>): Promise<Moved[]> {
  const { hand, held } = EFFECTS[effect]
  const { rows } = await sql<Moved>`
    with changed as (${changed} returning product_id, quantity),
    told as (
      insert into stock_movements (product_id, kind, quantity, order_group_id)
      select product_id, ${effect}, quantity * ${held}::int, ${group_id}::uuid from changed),
    stock as (
      update products p set stock_on_hand = stock_on_hand + quantity * ${hand}::int, stock_reserved = stock_reserved + quantity * ${held}::int, version = version + 1
      from changed where p.id = product_id returning p.*, quantity as moved),
    shown as (update product_cards c set quantity = s.stock_on_hand - s.stock_reserved from stock s where c.product_id = s.id)
    select ${sql.join(productColumns.map((name) => sql.ref(name)))}, moved from stock order by id`.execute(tx)
  return rows
}

const ended = (group_id: string, status: 'released' | 'consumed') =>
  sql`update stock_reservations set status = ${status}, ended_at = clock_timestamp() where order_group_id = ${group_id} and status = 'held'`

/** Holds pieces for a checkout; that there are so many has been seen under the lock. */
export const holdStock = (tx: Tx, group_id: string, wanted: ReadonlyMap<string, number>, buyer_id: string | null) =>
  change(
    tx,
    group_id,
    'reserved',
    sql`insert into stock_reservations (product_id, order_group_id, quantity, buyer_id)
      select id, ${group_id}::uuid, quantity, ${buyer_id}::uuid from unnest(${[...wanted.keys()]}::uuid[], ${[...wanted.values()]}::int[]) as w(id, quantity)`,
  )
export const freeStock = (tx: Tx, group_id: string) => change(tx, group_id, 'released', ended(group_id, 'released'))
export const sellStock = (tx: Tx, group_id: string) => change(tx, group_id, 'sold', ended(group_id, 'consumed'))

/** The last piece is gone: off the market in one statement. */
export async function takeSoldOutDown(tx: Tx, ids: readonly string[], status: ProductStatus): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with down as (delete from product_cards where product_id = any(${ids}::uuid[]))
    update products set status = ${status}, version = version + 1, updated_at = clock_timestamp()
    where id = any(${ids}::uuid[]) returning ${sql.join(productColumns.map((name) => sql.ref(name)))}`.execute(tx)
  return rows
}
