import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { DAYS, type DisputeReason, type DisputeStatus } from '../rules.ts'

export const findDispute = (db: Db, id: Id<'disputes'>) => db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst()
export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findDispute>>>
export const latestOf = (db: Db, order_id: Id<'orders'>) =>
  db.selectFrom('disputes').selectAll().where('order_id', '=', order_id).orderBy('id', 'desc').limit(1).executeTakeFirst()

interface NewDispute {
  readonly order_id: Id<'orders'>
  readonly buyer_id: Id<'members'>
  readonly seller_id: Id<'members'>
  readonly reason: DisputeReason
  readonly currency: string
  readonly asked: number
}
const until = (status: Exclude<DisputeStatus, 'closed'>) => sql<Date>`clock_timestamp() + make_interval(days => ${DAYS[status]})`
export const keepDispute = (tx: Tx, dispute: NewDispute): Promise<DisputeRow> =>
  tx
    .insertInto('disputes')
    .values({ ...dispute, answer_until: until('open') })
    .returningAll()
    .executeTakeFirstOrThrow()

interface Moved {
  readonly offer?: number
  readonly outcome?: string
  readonly given?: number
  readonly return_carrier?: string
  readonly return_tracking?: string
}
/** Precondition: the order is locked. */
export const moveDispute = (tx: Tx, { id }: DisputeRow, status: DisputeStatus, changed: Moved): Promise<DisputeRow> =>
  tx
    .updateTable('disputes')
    .set({
      ...changed,
      status,
      version: sql<number>`version + 1`,
      ...(status === 'closed' ? { closed_at: sql<Date>`clock_timestamp()` } : { answer_until: until(status) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export interface NewEntry {
  readonly actor: 'buyer' | 'seller' | 'moderator' | 'system'
  readonly actor_id: Id<'members'> | null
  readonly action: string
  readonly amount?: number | null
  readonly body?: string
  readonly media_ids?: readonly Id<'medias'>[]
}
export async function keepEntry(tx: Tx, dispute_id: Id<'disputes'>, { media_ids = [], ...entry }: NewEntry): Promise<Id<'dispute_entries'>> {
  const { id } = await tx
    .insertInto('dispute_entries')
    .values({ dispute_id, ...entry })
    .returning('id')
    .executeTakeFirstOrThrow()
  const evidence = media_ids.map((media_id, position) => ({ entry_id: id, position, media_id }))
  if (evidence.length) await tx.insertInto('dispute_evidence').values(evidence).execute()
  return id
}
export const entriesOf = (db: Db, dispute_ids: readonly Id<'disputes'>[]) =>
  db
    .selectFrom('dispute_entries')
    .selectAll()
    .where(sql<SqlBool>`dispute_id = any(${[...dispute_ids]}::uuid[])`)
    .orderBy('id')
    .execute()
export const evidenceOf = (db: Db, entry_ids: readonly string[]) =>
  db
    .selectFrom('dispute_evidence')
    .select(['entry_id', 'media_id'])
    .where(sql<SqlBool>`entry_id = any(${[...entry_ids]}::uuid[])`)
    .orderBy('entry_id')
    .orderBy('position')
    .execute()

/** Past their deadline; a moderator's own is not the clock's. */
export async function dueDisputes(db: Db, limit: number): Promise<Id<'disputes'>[]> {
  const due = db
    .selectFrom('disputes')
    .select('id')
    .where('status', 'not in', ['closed', 'escalated'])
    .where('answer_until', '<=', sql<Date>`clock_timestamp()`)
  return (await due.orderBy('answer_until').limit(limit).execute()).map((row) => row.id)
}

/** For moderators: those that wait for them first, then the others that are open. */
export const openDisputes = (db: Db, limit: number) =>
  db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.id', 'disputes.order_id')
    .innerJoin('members as buyer', 'buyer.id', 'disputes.buyer_id')
    .innerJoin('members as seller', 'seller.id', 'disputes.seller_id')
    .selectAll('disputes')
    .select(['orders.number', 'orders.total', 'orders.refunded', 'buyer.full_name as buyer_name', 'seller.full_name as seller_name'])
    .where('disputes.status', '<>', 'closed')
    .orderBy(sql`disputes.status = 'escalated'`, 'desc')
    .orderBy('disputes.answer_until')
    .limit(limit)
    .execute()

export async function openCount(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from disputes where status <> 'closed' and (buyer_id = ${member_id} or seller_id = ${member_id})`.execute(db)
  return rows[0]!.n
}
