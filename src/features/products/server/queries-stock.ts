import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Tx } from '#server/run/call.ts'
import { openStatuses } from '../rules.ts'
import { findProducts, type ProductRow } from './queries.ts'

/** Products on the market or just sold out, of sellers whom this buyer may meet. */
export async function findOffered(db: Db, ids: readonly string[], buyer: string | null): Promise<ProductRow[]> {
  const met = sql<{ id: string }>`
    select p.id from products p join members m on m.id = p.member_id
    where p.id = any(${ids}::uuid[]) and p.status = any(${[...openStatuses]}::text[]) and not m.is_away and may_see(${buyer}::uuid, p.member_id)`
  return findProducts(
    db,
    (await met.execute(db)).rows.map((row) => row.id),
  )
}

export const findReservations = (tx: Tx, group_id: string) =>
  tx
    .selectFrom('stock_reservations')
    .select(['product_id', 'quantity', 'status'])
    .where('order_group_id', '=', group_id)
    .orderBy('product_id')
    .execute()

interface Held {
  readonly product_id: string
  readonly group_id: string
  readonly quantity: number
}

/** Holds pieces for a checkout; false when there are not so many. */
export async function holdStock(tx: Tx, { product_id, group_id, quantity }: Held, buyer_id: string | null): Promise<boolean> {
  const held = await sql<{ id: string }>`
    update products set stock_reserved = stock_reserved + ${quantity}, version = version + 1
    where id = ${product_id} and status = 'published' and stock_on_hand - stock_reserved >= ${quantity} returning id`.execute(tx)
  if (!held.rows.length) return false
  await tx.insertInto('stock_reservations').values({ product_id, order_group_id: group_id, quantity, buyer_id }).execute()
  await move(tx, { product_id, group_id, quantity }, 'reserved')
  return true
}

export async function freeStock(tx: Tx, held: Held) {
  await sql`update products set stock_reserved = stock_reserved - ${held.quantity}, version = version + 1 where id = ${held.product_id}`.execute(tx)
  await end(tx, held, 'released')
  await move(tx, { ...held, quantity: -held.quantity }, 'released')
}

export async function sellStock(tx: Tx, held: Held) {
  const { quantity, product_id } = held
  await sql`update products set stock_on_hand = stock_on_hand - ${quantity}, stock_reserved = stock_reserved - ${quantity}, version = version + 1 where id = ${product_id}`.execute(
    tx,
  )
  await end(tx, held, 'consumed')
  await move(tx, { ...held, quantity: -quantity }, 'sold')
}

const end = (tx: Tx, { product_id, group_id }: Held, status: 'released' | 'consumed') =>
  tx
    .updateTable('stock_reservations')
    .set({ status, ended_at: sql<Date>`clock_timestamp()` })
    .where('product_id', '=', product_id)
    .where('order_group_id', '=', group_id)
    .execute()

const move = (tx: Tx, { product_id, group_id, quantity }: Held, kind: 'reserved' | 'released' | 'sold') =>
  tx.insertInto('stock_movements').values({ product_id, kind, quantity, order_group_id: group_id }).execute()
