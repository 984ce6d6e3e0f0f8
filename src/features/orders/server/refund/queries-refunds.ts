import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { CANCEL_DAYS, type RefundReason } from '../../rules.ts'
import type { OrderRow } from '../queries.ts'

interface NewRefund {
  readonly amount: number
  readonly commission: number
  readonly reason: RefundReason
  readonly note: string
  readonly actor: string
  readonly actor_id: Id<'members'> | null
}
/** Writes the refund with what `book` says became the seller's debt; the posting refers to the refund's id. */
export async function keepRefund(
  tx: Tx,
  order_id: Id<'orders'>,
  payment_refund_id: Id<'payment_refunds'>,
  { amount, commission, reason, note, actor, actor_id }: NewRefund,
  book: (id: Id<'order_refunds'>) => Promise<number>,
) {
  const { rows } = await sql<{ id: Id<'order_refunds'> }>`select uuidv7() as id`.execute(tx)
  const { id } = rows[0]!
  const debt = await book(id)
  return tx
    .insertInto('order_refunds')
    .values({ id, order_id, payment_refund_id, amount, commission, debt, reason, note, actor, actor_id })
    .returningAll()
    .executeTakeFirstOrThrow()
}
export type RefundRow = Awaited<ReturnType<typeof keepRefund>>

export const refundsOf = (db: Db, order_id: Id<'orders'>): Promise<RefundRow[]> =>
  db.selectFrom('order_refunds').selectAll().where('order_id', '=', order_id).orderBy('id').execute()
export const refundOfPayment = (db: Db, id: Id<'payment_refunds'>): Promise<RefundRow | undefined> =>
  db.selectFrom('order_refunds').selectAll().where('payment_refund_id', '=', id).executeTakeFirst()

/** Precondition: the order is locked. What was given back, without a move of the order. */
export const keepGiven = (
  tx: Tx,
  { id }: OrderRow,
  changed: { refunded: number; commission_refunded: number; payment_status: string },
): Promise<OrderRow> => tx.updateTable('orders').set(changed).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** The refund has reached the card: it counts in the order's share of the payment. */
export const countSplit = (tx: Tx, payment_id: Id<'payments'>, order_id: Id<'orders'>, amount: number) =>
  tx
    .updateTable('payment_splits')
    .set({ refunded: sql<number>`refunded + ${amount}` })
    .where('payment_id', '=', payment_id)
    .where('order_id', '=', order_id)
    .execute()

/** Precondition: the order is locked. */
export const keepCancelAsked = (tx: Tx, id: Id<'orders'>, reason: string): Promise<OrderRow> =>
  tx
    .updateTable('orders')
    .set({ cancel_asked_at: sql<Date>`clock_timestamp()`, cancel_reason: reason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

const lapsed = sql<SqlBool>`cancel_asked_at <= clock_timestamp() - make_interval(days => ${CANCEL_DAYS})`
export async function dueLapses(db: Db, limit: number): Promise<Id<'orders'>[]> {
  const asked = db.selectFrom('orders').select('id').where('status', '=', 'processing').where('cancel_asked_at', 'is not', null).where(lapsed)
  return (await asked.orderBy('cancel_asked_at').limit(limit).execute()).map((row) => row.id)
}

/** For operators: refunds that the gateway refused, of orders and of whatever else was given back, oldest first. */
export const failedRefunds = (db: Db, limit: number) =>
  db
    .selectFrom('payment_refunds as p')
    .innerJoin('payments as m', 'm.id', 'p.payment_id')
    .leftJoin('order_refunds as r', 'r.payment_refund_id', 'p.id')
    .leftJoin('orders as o', 'o.id', 'r.order_id')
    .select(['p.id', 'm.ref_type', 'o.id as order_id', 'o.number', 'p.amount', 'p.currency', 'p.failure', 'p.created_at as at'])
    .where('p.status', '=', 'failed')
    .where('p.reason', '=', 'order')
    .orderBy('p.created_at')
    .limit(limit)
    .execute()
