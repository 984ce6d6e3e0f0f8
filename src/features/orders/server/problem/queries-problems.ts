import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { NOTICE_DAYS, type OrderProblem } from '../../rules.ts'
import type { OrderRow } from '../queries.ts'

/** Precondition: the order is locked. */
export const keepProblem = (tx: Tx, id: Id<'orders'>, { problem, note }: { problem: OrderProblem; note: string }): Promise<OrderRow> =>
  tx
    .updateTable('orders')
    .set({ problem_at: sql<Date>`clock_timestamp()`, problem, problem_note: note || null, problem_settled_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** A release that fell due meanwhile is postponed, not done at once. */
export const endProblem = (tx: Tx, id: Id<'orders'>): Promise<OrderRow> =>
  tx
    .updateTable('orders')
    .set({
      problem_settled_at: sql<Date>`clock_timestamp()`,
      release_at: sql<Date>`greatest(release_at, clock_timestamp() + make_interval(days => ${NOTICE_DAYS}))`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Open problems, oldest first: each must be decided before the card network's limit. */
export async function openProblems(db: Db, limit: number) {
  return db
    .selectFrom('orders')
    .innerJoin('members as buyer', 'buyer.id', 'orders.buyer_id')
    .innerJoin('members as seller', 'seller.id', 'orders.seller_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.total',
      'orders.currency',
      'orders.problem',
      'orders.problem_note',
      'orders.problem_at',
      'orders.shipped_at',
    ])
    .select(['orders.carrier', 'orders.tracking', 'buyer.id as buyer_id', 'buyer.full_name as buyer_name'])
    .select(['seller.id as seller_id', 'seller.full_name as seller_name'])
    .where('orders.problem_at', 'is not', null)
    .where('orders.problem_settled_at', 'is', null)
    .where('orders.status', '=', 'shipped')
    .orderBy('orders.problem_at')
    .limit(limit)
    .execute()
}
export type ProblemRow = Awaited<ReturnType<typeof openProblems>>[number]
