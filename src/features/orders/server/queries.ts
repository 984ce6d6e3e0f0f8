import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Tx } from '#server/run/call.ts'

export const findGroup = (db: Db, id: string) => db.selectFrom('order_groups').selectAll().where('id', '=', id).executeTakeFirst()
export const findOwnGroup = (db: Db, id: string, buyer_id: string) =>
  db.selectFrom('order_groups').selectAll().where('id', '=', id).where('buyer_id', '=', buyer_id).executeTakeFirst()
export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>

export const ordersOfGroup = (db: Db, group_id: string) =>
  db.selectFrom('orders').selectAll().where('order_group_id', '=', group_id).orderBy('id').execute()
export type OrderRow = Awaited<ReturnType<typeof ordersOfGroup>>[number]

/** An order exists for its two parties only; for the seller, once it is paid. */
export function findOrder(db: Db, id: string, viewer: string) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('buyer_id', '=', viewer), eb.and([eb('seller_id', '=', viewer), eb('paid_at', 'is not', null)])]))
    .executeTakeFirst()
}
export const orderById = (db: Db, id: string) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
export const itemsOf = (db: Db, order_ids: readonly string[]) =>
  db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', order_ids.length ? [...order_ids] : ['00000000-0000-0000-0000-000000000000'])
    .orderBy('id')
    .execute()
export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number]
export const changesOf = (db: Db, order_id: string) =>
  db.selectFrom('order_changes').select(['to_status', 'action', 'actor', 'at']).where('order_id', '=', order_id).orderBy('id').execute()

export interface NewGroup {
  buyer_id: string
  currency: string
  total: number
  address: object
  minutes: number
}
/** The unpaid order and its reservation end together. */
export async function keepGroup(tx: Tx, { minutes, address, ...group }: NewGroup): Promise<GroupRow> {
  const reserved_until = sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})`
  return tx
    .insertInto('order_groups')
    .values({ ...group, address: JSON.stringify(address), reserved_until })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type NewOrder = Pick<
  OrderRow,
  | 'order_group_id'
  | 'buyer_id'
  | 'seller_id'
  | 'store_id'
  | 'store_name'
  | 'currency'
  | 'item_total'
  | 'shipping_total'
  | 'total'
  | 'commission'
  | 'shipping_option'
  | 'shipping_days_least'
  | 'shipping_days_most'
  | 'abroad'
>
export const keepOrders = (tx: Tx, orders: readonly NewOrder[]) =>
  tx
    .insertInto('orders')
    .values([...orders])
    .returningAll()
    .execute()

export interface NewItem {
  order_id: string
  product_id: string
  stamp_item_id: string | null
  name: string
  facts: object
  media: object | null
  order_quantity: number
  price: number
  commission_basis_points: number
  commission: number
}
export async function keepItems(tx: Tx, items: readonly NewItem[]) {
  await tx
    .insertInto('order_items')
    .values(items.map((item) => ({ ...item, facts: JSON.stringify(item.facts), media: item.media && JSON.stringify(item.media) })))
    .execute()
}

/** A payment that has begun extends the reservation once. */
export async function extendGroup(tx: Tx, id: string, minutes: number) {
  await tx
    .updateTable('order_groups')
    .set({ extended: true, reserved_until: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .where('status', '=', 'pending_payment')
    .where('extended', '=', false)
    .execute()
}
export async function endGroup(tx: Tx, id: string, status: 'paid' | 'cancelled') {
  await tx.updateTable('order_groups').set({ status, reserved_until: null }).where('id', '=', id).execute()
}

export type Moved = Partial<
  Pick<
    OrderRow,
    | 'payment_status'
    | 'paid_at'
    | 'shipped_at'
    | 'delivered_at'
    | 'completed_at'
    | 'cancelled_at'
    | 'release_at'
    | 'released_at'
    | 'carrier'
    | 'tracking'
  >
>
/** One move of an order, with its line in the history. */
export async function keepMove(
  tx: Tx,
  order: OrderRow,
  move: { to: string; action: string; actor: 'buyer' | 'seller' | 'system'; actor_id: string | null; at: Date },
  changed: Moved = {},
): Promise<OrderRow> {
  const { to, action, actor, actor_id, at } = move
  await tx.insertInto('order_changes').values({ order_id: order.id, from_status: order.status, to_status: to, action, actor, actor_id, at }).execute()
  return tx
    .updateTable('orders')
    .set({ ...changed, status: to, version: order.version + 1 })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function keepSplits(tx: Tx, payment_id: string, orders: readonly OrderRow[]) {
  await tx
    .insertInto('payment_splits')
    .values(orders.map(({ id, total }) => ({ payment_id, order_id: id, captured: total })))
    .onConflict((on) => on.doNothing())
    .execute()
}

export const partiesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('members')
    .select(['id', 'full_name', 'username'])
    .where('id', 'in', [...ids])
    .execute()

/** Ids whose moment has come; the order of `at` is the order of work. */
export async function dueGroups(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_groups')
    .select('id')
    .where('status', '=', 'pending_payment')
    .where('reserved_until', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('reserved_until')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
export async function nextGroup(db: Db): Promise<Date | null> {
  return (
    (
      await db
        .selectFrom('order_groups')
        .select('reserved_until')
        .where('status', '=', 'pending_payment')
        .orderBy('reserved_until')
        .limit(1)
        .executeTakeFirst()
    )?.reserved_until ?? null
  )
}
export async function dueReleases(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'shipped')
    .where('release_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('release_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
export async function dueCompletions(db: Db, limit: number, days: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'delivered')
    .where('delivered_at', '<=', sql<Date>`clock_timestamp() - make_interval(days => ${days})`)
    .orderBy('delivered_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
