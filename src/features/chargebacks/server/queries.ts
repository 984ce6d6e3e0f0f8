import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ChargebackStatus, Movement } from '../rules.ts'

const CHARGEBACK = [
  ...(['id', 'payment_id', 'provider_ref', 'status', 'reason', 'amount', 'currency', 'due_at', 'evidence', 'submitted_at'] as const),
  ...(['check_at', 'created_at', 'closed_at'] as const),
] as const
const rows = (db: Db) => db.selectFrom('chargebacks').select(CHARGEBACK)
type Raw = NonNullable<Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirst']>>>
export type ChargebackRow = Omit<Raw, 'status'> & { readonly status: ChargebackStatus }

export const findChargeback = async (db: Db, id: Id<'chargebacks'>) =>
  (await rows(db).where('id', '=', id).executeTakeFirst()) as ChargebackRow | undefined
/** After the locks of its orders. */
export const lockChargeback = async (tx: Tx, id: Id<'chargebacks'>) =>
  (await rows(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()) as ChargebackRow

/** Heard of, for the first time or again: the gateway is asked at once. */
export async function hearChargeback(tx: Tx, heard: { provider_ref: string; payment_id: Id<'payments'>; currency: string }) {
  await tx
    .insertInto('chargebacks')
    .values(heard)
    .onConflict((on) => on.column('provider_ref').doUpdateSet({ check_at: sql<Date>`clock_timestamp()` }))
    .execute()
}

/** Precondition: the chargeback is locked. */
export const writeChargeback = async (tx: Tx, id: Id<'chargebacks'>, changed: Partial<ChargebackRow> & { submitted_by?: Id<'members'> }) =>
  (await tx.updateTable('chargebacks').set(changed).where('id', '=', id).returning(CHARGEBACK).executeTakeFirstOrThrow()) as ChargebackRow

/** Undefined if it was kept before. */
export async function keepMovement(tx: Tx, chargeback_id: Id<'chargebacks'>, movement: Movement): Promise<Id<'chargeback_movements'> | undefined> {
  const kept = tx.insertInto('chargeback_movements').values({ chargeback_id, ...movement })
  return (
    await kept
      .onConflict((on) => on.column('provider_ref').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id
}
/** What was taken and not given back, and the fees. */
export async function takenBy(db: Db, id: Id<'chargebacks'>): Promise<{ withdrawn: number; fees: number }> {
  const { rows: found } = await sql<{ withdrawn: number; fees: number }>`
    select coalesce(-sum(amount), 0)::bigint as withdrawn, coalesce(sum(fee), 0)::bigint as fees from chargeback_movements where chargeback_id = ${id}`.execute(
    db,
  )
  return found[0]!
}

/** How a payment stands with the bank: whether it is being disputed, and what the bank has taken for good. */
export async function disputeOf(db: Db, payment_id: Id<'payments'>): Promise<{ is_open: boolean; lost: number }> {
  const { rows: found } = await sql<{ is_open: boolean; lost: number }>`
    select coalesce(bool_or(c.closed_at is null), false) as is_open,
      coalesce(sum((select -sum(m.amount) from chargeback_movements m where m.chargeback_id = c.id)) filter (where c.status = 'lost'), 0)::bigint as lost
    from chargebacks c where c.payment_id = ${payment_id}`.execute(db)
  return found[0]!
}

export const keepShare = (tx: Tx, share: { chargeback_id: Id<'chargebacks'>; order_id: Id<'orders'>; was: string; held: number }) =>
  tx.insertInto('chargeback_orders').values(share).returning(['id', 'order_id', 'was', 'held']).executeTakeFirstOrThrow()
export const sharesOf = (db: Db, chargeback_id: Id<'chargebacks'>) =>
  db.selectFrom('chargeback_orders').select(['id', 'order_id', 'was', 'held']).where('chargeback_id', '=', chargeback_id).orderBy('id').execute()
export type ShareRow = Awaited<ReturnType<typeof sharesOf>>[number]
export const writeTaken = (tx: Tx, id: Id<'chargeback_orders'>, taken: { taken: number; commission: number; debt: number }) =>
  tx.updateTable('chargeback_orders').set(taken).where('id', '=', id).execute()

export async function leaseChargeback(db: Db, id: Id<'chargebacks'>): Promise<ChargebackRow | undefined> {
  const leased = db
    .updateTable('chargebacks')
    .set({ check_at: sql<Date>`clock_timestamp() + interval '60 seconds'` })
    .where('id', '=', id)
    .where('check_at', '<=', sql<Date>`clock_timestamp()`)
  return (await leased.returning(CHARGEBACK).executeTakeFirst()) as ChargebackRow | undefined
}
export async function dueChargebacks(db: Db, limit: number): Promise<Id<'chargebacks'>[]> {
  const due = db.selectFrom('chargebacks').select('id').where('check_at', '<=', sql<Date>`clock_timestamp()`)
  return (await due.orderBy('check_at').limit(limit).execute()).map((row) => row.id)
}
export async function nextChargeback(db: Db): Promise<Date | null> {
  const next = db.selectFrom('chargebacks').select('check_at').where('check_at', 'is not', null).orderBy('check_at').limit(1)
  return (await next.executeTakeFirst())?.check_at ?? null
}
