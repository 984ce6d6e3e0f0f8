import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { AgreedWay } from './place-won.ts'

interface Addressed extends AgreedWay {
  readonly total: number
  readonly address: object
  readonly to: string
}
/** Precondition: the purchase is locked and not paid. */
export async function addressed(tx: Tx, group_id: Id<'order_groups'>, { total, address, to, ...way }: Addressed) {
  await sql`
    with put as (
      update order_groups set total = ${total}, address = ${JSON.stringify(address)} where id = ${group_id})
    update orders set shipping_total = ${way.amount}, total = ${total}, shipping_option = ${way.shipping_option},
      shipping_days_least = ${way.days_least}, shipping_days_most = ${way.days_most}, abroad = ${to} <> (ways ->> 'country')
    where order_group_id = ${group_id}`.execute(tx)
}

/** Won and unpaid: reminded after so many hours, once for each. */
const unpaid = (db: Db) => db.selectFrom('orders').where('kind', '=', 'auction').where('status', '=', 'pending_payment')
const DUE = sql<Date>`placed_at + make_interval(hours => 24 * (reminded + 1))`
export const dueReminders = async (db: Db, limit: number): Promise<Id<'orders'>[]> =>
  (
    await unpaid(db).select('id').where('reminded', '<', 2).where(DUE, '<=', sql<Date>`clock_timestamp()`).orderBy('placed_at').limit(limit).execute()
  ).map(({ id }) => id)
export const nextReminder = async (db: Db): Promise<Date | null> =>
  (await unpaid(db).select(DUE.as('at')).where('reminded', '<', 2).orderBy('at').limit(1).executeTakeFirst())?.at ?? null
export const reminded = async (tx: Tx, id: Id<'orders'>) =>
  tx
    .updateTable('orders')
    .from('order_groups')
    .set((eb) => ({ reminded: eb('orders.reminded', '+', 1) }))
    .whereRef('order_groups.id', '=', 'orders.order_group_id')
    .where('orders.id', '=', id)
    .where('orders.status', '=', 'pending_payment')
    .where('orders.reminded', '<', 2)
    .where(sql<boolean>`orders.placed_at + make_interval(hours => 24 * (orders.reminded + 1)) <= clock_timestamp()`)
    .returning(['orders.reminded', 'order_groups.reserved_until'])
    .executeTakeFirst()
