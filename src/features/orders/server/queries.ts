import { type SqlBool, sql } from 'kysely'
import { isPresent } from '#features/members/server/public.ts'
import { sellsAs } from '#features/staff/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import { compiled } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/db.ts'
import { pipelined, sendWithoutWaiting } from '#server/db/pipeline.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockingBy, several } from '#server/operations/locks.ts'

export const findGroup = (db: Db, id: Id<'order_groups'>) => db.selectFrom('order_groups').selectAll().where('id', '=', id).executeTakeFirst()
export const findOwnGroup = (db: Db, id: Id<'order_groups'>, buyer_id: Id<'members'>) =>
  db.selectFrom('order_groups').selectAll().where('id', '=', id).where('buyer_id', '=', buyer_id).executeTakeFirst()
export const ownGroups = (db: Db, ids: readonly string[], buyer_id: Id<'members'>) =>
  db.selectFrom('order_groups').select('id').where(sql<SqlBool>`id = any(${ids}::uuid[])`).where('buyer_id', '=', buyer_id).execute()
export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>

export const ordersOfGroup = (db: Db, group_id: Id<'order_groups'>) =>
  db.selectFrom('orders').selectAll().where('order_group_id', '=', group_id).orderBy('id').execute()
export type OrderRow = Awaited<ReturnType<typeof ordersOfGroup>>[number]

export interface OrderGroup {
  readonly group: GroupRow
  readonly orders: readonly OrderRow[]
}
/** Lock order: the group, then its orders. Everything that ends a purchase starts here. */
export async function lockPurchase(tx: Tx, group_id: Id<'order_groups'>): Promise<OrderGroup | undefined> {
  const [[group], orders] = await pipelined(tx, ...lockingPurchase(tx, group_id))
  return group && { group, orders }
}
/** The same as queries that are not sent yet, to pipeline further locks behind them. */
export const lockingPurchase = (tx: Tx, group_id: Id<'order_groups'>) =>
  [lockingBy(tx, 'order_groups', lockedGroup.of(tx, { group_id })), lockingBy(tx, 'orders', lockedOrders.of(tx, { group_id }))] as const
const lockedGroup = compiled((db, { group_id }: { group_id: Id<'order_groups'> }) =>
  db.selectFrom('order_groups').selectAll().where('id', '=', group_id).forNoKeyUpdate(),
)
const lockedOrders = compiled((db, { group_id }: { group_id: Id<'order_groups'> }) =>
  db.selectFrom('orders').selectAll().where('order_group_id', '=', group_id).orderBy('id').forNoKeyUpdate(),
)
/** Clock for a pipeline: read after its last lock. */
export const nowBehind = sql<{ at: Date }>`select clock_timestamp() as at`

export const now = async (db: Db): Promise<Date> => (await nowBehind.execute(db)).rows[0]!.at

/** Visible to the buyer, and to the seller once paid. */
export const findOrder = (db: Db, id: Id<'orders'>, viewer: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).where(orderSeenBy(viewer)).executeTakeFirst()
/** The same, and to those who work on the seller's orders. */
export const findHandled = (db: Db, id: Id<'orders'>, viewer: string) =>
  db.selectFrom('orders').selectAll().where('id', '=', id).where(handledBy(viewer)).executeTakeFirst()
export const seenOrders = (db: Db, ids: readonly string[], viewer: string) =>
  db.selectFrom('orders').select('id').where(sql<SqlBool>`id = any(${ids}::uuid[])`).where(handledBy(viewer)).execute()
const handledBy = (viewer: string) => sql<SqlBool>`(buyer_id = ${viewer} or paid_at is not null and ${sellsAs('orders', viewer, 'orders.seller_id')})`
const orderSeenBy = (viewer: string) => sql<SqlBool>`(buyer_id = ${viewer} or seller_id = ${viewer} and paid_at is not null)`
export const orderById = (db: Db, id: Id<'orders'>) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
export const itemsOf = (db: Db, order_ids: readonly Id<'orders'>[]) =>
  db
    .selectFrom('order_items')
    .selectAll()
    .where(sql<SqlBool>`order_id = any(${[...order_ids]}::uuid[])`)
    .orderBy('id')
    .execute()
export type ItemRow = Awaited<ReturnType<typeof itemsOf>>[number]
export const changesOf = (db: Db, order_id: Id<'orders'>) =>
  db
    .selectFrom('order_changes as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    // Whoever has done it for the seller.
    .leftJoin('members as m', (on) => on.onRef('m.id', '=', 'c.actor_id').onRef('m.id', '<>', 'o.seller_id').on('c.actor', '=', 'seller'))
    .select(['c.to_status', 'c.action', 'c.actor', 'c.at', 'm.full_name as by'])
    .where('c.order_id', '=', order_id)
    .orderBy('c.id')
    .execute()

export interface NewGroup {
  buyer_id: Id<'members'>
  currency: string
  total: number
  address: object
  minutes: number
}

export type NewOrder = Pick<
  OrderRow,
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
> & {
  /** Where it comes from besides the market: a lot that was won, with the ways of sending that were agreed on. */
  readonly kind?: 'auction'
  readonly source_id?: string
  readonly ways?: object
}
export interface NewItem {
  /** The store of the order that contains this item. */
  store_id: Id<'stores'> | null
  product_id: Id<'products'> | null
  stamp_item_id: Id<'stamp_items'> | null
  name: string
  facts: object
  media: object | null
  order_quantity: number
  price: number
  commission_basis_points: number
  commission: number
}
/** Inserts the group, one order per store and their items in one statement. */
export async function keepPurchase(tx: Tx, group: NewGroup, orders: readonly NewOrder[], items: readonly NewItem[]): Promise<GroupRow> {
  const { rows } = await sql<GroupRow>`
    with kept as (
      insert into order_groups (buyer_id, currency, total, address, reserved_until)
      values (${group.buyer_id}, ${group.currency}, ${group.total}, ${JSON.stringify(group.address)}, clock_timestamp() + make_interval(mins => ${group.minutes}))
      returning *),
    placed as (
      insert into orders (order_group_id, buyer_id, ${ORDER}, kind, source_id, ways)
      select kept.id, kept.buyer_id, ${ORDER_GIVEN}, coalesce(o.kind, 'product'), o.source_id, o.ways from kept, jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
        as o(seller_id uuid, store_id uuid, store_name text, currency text, item_total bigint, shipping_total bigint, total bigint, commission bigint,
          shipping_option text, shipping_days_least int, shipping_days_most int, abroad boolean, kind text, source_id uuid, ways jsonb)
      returning id, store_id),
    frozen as (
      insert into order_items (order_id, ${FROZEN}, catalogue_entry_id)
      select placed.id, ${FROZEN}, (select s.catalogue_entry_id from stamp_items s where s.id = i.stamp_item_id) from jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb)
        as i(position int, store_id uuid, product_id uuid, stamp_item_id uuid, name text, facts jsonb, media jsonb, order_quantity int, price bigint,
          commission_basis_points int, commission bigint)
      join placed on placed.store_id is not distinct from i.store_id order by i.position)
    select * from kept`.execute(tx)
  return rows[0]!
}
const ORDER_COLUMNS =
  'seller_id, store_id, store_name, currency, item_total, shipping_total, total, commission, shipping_option, shipping_days_least, shipping_days_most, abroad'
const ORDER = sql.raw(ORDER_COLUMNS)
const ORDER_GIVEN = sql.raw(`o.${ORDER_COLUMNS.replaceAll(', ', ', o.')}`)
const FROZEN = sql.raw('product_id, stamp_item_id, name, facts, media, order_quantity, price, commission_basis_points, commission')

export const extended = (tx: Tx, { id }: GroupRow, minutes: number): Promise<GroupRow> =>
  tx
    .updateTable('order_groups')
    .set({ extended: true, reserved_until: sql<Date>`greatest(reserved_until, clock_timestamp() + make_interval(mins => ${minutes}))` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const cancelled = (tx: Tx, id: Id<'order_groups'>): Promise<GroupRow> =>
  tx.updateTable('order_groups').set({ status: 'cancelled', reserved_until: null }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Cancellation requested; the gateway's answer is missing. */
export const cancelAsked = (tx: Tx, id: Id<'order_groups'>, by: 'buyer' | 'clock'): Promise<GroupRow> =>
  tx
    .updateTable('order_groups')
    .set({ cancel_asked_at: sql<Date>`clock_timestamp()`, cancel_asked_by: by })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Precondition: the group is locked. Each order records its share of the payment. */
export async function paid(tx: Tx, group: GroupRow, payment_id: Id<'payments'>): Promise<GroupRow> {
  await sendWithoutWaiting(
    tx,
    sql`
    with split as (
      insert into payment_splits (payment_id, order_id, captured) select ${payment_id}::uuid, id, total from orders where order_group_id = ${group.id}
      on conflict do nothing)
    update order_groups set status = 'paid', reserved_until = null where id = ${group.id}`,
  )
  return { ...group, status: 'paid', reserved_until: null }
}

/** Whether it is this payment that paid its purchase, and not another attempt. */
export const hasPaid = async (tx: Tx, payment_id: Id<'payments'>): Promise<boolean> =>
  (await tx.selectFrom('payment_splits').select('payment_id').where('payment_id', '=', payment_id).limit(1).executeTakeFirst()) !== undefined

/** The payment that paid an order. */
export const paidWith = async (db: Db, order_id: Id<'orders'>): Promise<Id<'payments'>> =>
  (await db.selectFrom('payment_splits').select('payment_id').where('order_id', '=', order_id).executeTakeFirstOrThrow()).payment_id

/** Precondition: the order is locked. Its money is released no earlier than this. */
export const putOffRelease = (tx: Tx, { id }: OrderRow, release_at: Date): Promise<OrderRow> =>
  tx
    .updateTable('orders')
    .set({ release_at: sql<Date>`greatest(release_at, ${release_at})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

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
    | 'refunded'
    | 'commission_refunded'
  >
>
/** Precondition: the orders are locked. Writes the status and a line of each order's history. */
export async function keepMove(
  tx: Tx,
  orders: readonly OrderRow[],
  {
    to,
    action,
    actor,
    actor_id,
    at,
  }: { to: string; action: string; actor: 'buyer' | 'seller' | 'system' | 'moderator'; actor_id: Id<'members'> | null; at: Date },
  changed: Moved = {},
): Promise<OrderRow[]> {
  const mine = sql`id = any(${several(orders.map((order) => order.id))})`
  const set = Object.entries(changed).map(([name, value]) => sql`${sql.ref(name)} = ${value}, `)
  await sendWithoutWaiting(
    tx,
    sql`
    with told as (
      insert into order_changes (order_id, from_status, to_status, action, actor, actor_id, at)
      select id, status, ${to}, ${action}, ${actor}, ${actor_id}::uuid, ${at}::timestamptz from orders where ${mine})
    update orders set ${set.length ? sql.join(set, sql``) : sql``}status = ${to}, version = version + 1 where ${mine}`,
  )
  return orders.map((order) => ({ ...order, ...changed, status: to, version: order.version + 1 }))
}

export const partiesOf = (db: Db, ids: readonly Id<'members'>[]) =>
  db
    .selectFrom('members')
    .select(['id', 'full_name', 'username'])
    .select(isPresent('members').as('is_present'))
    .where('id', 'in', [...ids])
    .execute()
