import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Tx } from '#server/run/call.ts'
import { lockRows } from '#server/run/locks.ts'

export const findGroup = (db: Db, id: string) => db.selectFrom('order_groups').selectAll().where('id', '=', id).executeTakeFirst()
export const findOwnGroup = (db: Db, id: string, buyer_id: string) =>
  db.selectFrom('order_groups').selectAll().where('id', '=', id).where('buyer_id', '=', buyer_id).executeTakeFirst()
export type GroupRow = NonNullable<Awaited<ReturnType<typeof findGroup>>>

export const ordersOfGroup = (db: Db, group_id: string) =>
  db.selectFrom('orders').selectAll().where('order_group_id', '=', group_id).orderBy('id').execute()
export type OrderRow = Awaited<ReturnType<typeof ordersOfGroup>>[number]

/** What was bought together, and its orders. */
export interface Purchase {
  readonly group: GroupRow
  readonly orders: readonly OrderRow[]
}
/** The group first, then its orders: whatever ends a purchase comes through here. */
export async function lockPurchase(tx: Tx, group_id: string): Promise<Purchase | undefined> {
  const [group] = await lockRows(tx, 'order_groups', tx.selectFrom('order_groups').selectAll().where('id', '=', group_id))
  if (!group) return undefined
  return { group, orders: await lockRows(tx, 'orders', tx.selectFrom('orders').selectAll().where('order_group_id', '=', group_id)) }
}

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
export interface NewItem {
  /** Of the order that this store sends. */
  store_id: string
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
/** One order of each store, with its items, in one statement. */
export async function keepOrders(tx: Tx, orders: readonly NewOrder[], items: readonly NewItem[]) {
  const placed = tx.with('placed', (db) =>
    db
      .insertInto('orders')
      .values([...orders])
      .returning(['id', 'store_id']),
  )
  const given = sql<
    NewItem & { position: number }
  >`jsonb_to_recordset(${JSON.stringify(items.map((item, position) => ({ ...item, position })))}::jsonb)`
  await placed
    .insertInto('order_items')
    .columns(['order_id', ...FROZEN])
    .expression((eb) =>
      eb
        .selectFrom(given.as<'i'>(GIVEN))
        .innerJoin('placed', 'placed.store_id', 'i.store_id')
        .select(['placed.id as order_id', ...FROZEN])
        .orderBy('i.position'),
    )
    .execute()
}
const FROZEN = ['product_id', 'stamp_item_id', 'name', 'facts', 'media', 'order_quantity', 'price', 'commission_basis_points', 'commission'] as const
const GIVEN = sql`i(position int, store_id uuid, product_id uuid, stamp_item_id uuid, name text, facts jsonb, media jsonb, order_quantity int, price bigint,
  commission_basis_points int, commission bigint)`

/** A payment that has begun extends the reservation once. */
export const extended = (tx: Tx, { id }: GroupRow, minutes: number): Promise<GroupRow> =>
  tx
    .updateTable('order_groups')
    .set({ extended: true, reserved_until: sql<Date>`clock_timestamp() + make_interval(mins => ${minutes})` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const cancelled = (tx: Tx, id: string): Promise<GroupRow> =>
  tx.updateTable('order_groups').set({ status: 'cancelled', reserved_until: null }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Paid by this payment, of which each order takes its part. */
export const paid = (tx: Tx, id: string, payment_id: string): Promise<GroupRow> =>
  tx
    .with('split', (db) =>
      db
        .insertInto('payment_splits')
        .columns(['payment_id', 'order_id', 'captured'])
        .expression((eb) =>
          eb
            .selectFrom('orders')
            .select([sql<string>`${payment_id}::uuid`.as('payment_id'), 'id', 'total'])
            .where('order_group_id', '=', id),
        )
        .onConflict((on) => on.doNothing()),
    )
    .updateTable('order_groups')
    .set({ status: 'paid', reserved_until: null })
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
  >
>
/** One move of these orders, with its line in the history of each. They are locked. */
export async function keepMove(
  tx: Tx,
  orders: readonly OrderRow[],
  { to, action, actor, actor_id, at }: { to: string; action: string; actor: 'buyer' | 'seller' | 'system'; actor_id: string | null; at: Date },
  changed: Moved = {},
): Promise<OrderRow[]> {
  const ids = orders.map((order) => order.id)
  const mine = sql<boolean>`id = any(${ids}::uuid[])`
  const moved = await tx
    .with('told', (db) =>
      db
        .insertInto('order_changes')
        .columns(['order_id', 'from_status', 'to_status', 'action', 'actor', 'actor_id', 'at'])
        .expression((eb) =>
          eb
            .selectFrom('orders')
            .select(['id', 'status'])
            .select([sql<string>`${to}::text`.as('to'), sql<string>`${action}::text`.as('action'), sql<string>`${actor}::text`.as('actor')])
            .select([sql<string | null>`${actor_id}::uuid`.as('actor_id'), sql<Date>`${at}::timestamptz`.as('at')])
            .where(mine),
        ),
    )
    .updateTable('orders')
    .set({ ...changed, status: to, version: sql<number>`version + 1` })
    .where(mine)
    .returningAll()
    .execute()
  return moved.sort((a, b) => (a.id < b.id ? -1 : 1))
}

export const partiesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('members')
    .select(['id', 'full_name', 'username', 'is_away'])
    .where('id', 'in', [...ids])
    .execute()
