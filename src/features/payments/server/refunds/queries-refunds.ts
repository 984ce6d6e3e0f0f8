import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { RefundReason, RefundWord } from '../../rules.ts'

const REFUND = ['id', 'payment_id', 'reason', 'amount', 'currency', 'status', 'attempt', 'provider_ref', 'created_at'] as const

export interface NewRefund {
  readonly payment_id: Id<'payments'>
  readonly reason: RefundReason
  readonly amount: number
  readonly currency: string
}
/** Idempotent: one refund per payment; false if there is one. */
export async function keepRefund(tx: Tx, refund: NewRefund): Promise<boolean> {
  const kept = await tx
    .insertInto('payment_refunds')
    .values(refund)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept !== undefined
}

export interface NewPart {
  readonly payment_id: Id<'payments'>
  readonly amount: number
  /** The caller asks the gateway itself at once; the sweeper comes a minute later. */
  readonly asked_now: boolean
}
/** Precondition: the payment is locked. Undefined if less than that is left of what was captured. */
export async function keepPart(
  tx: Tx,
  { payment_id, amount, asked_now }: NewPart,
  { currency, captured }: { currency: string; captured: number },
): Promise<Id<'payment_refunds'> | undefined> {
  const { rows } = await sql<{ id: Id<'payment_refunds'> }>`
    insert into payment_refunds (payment_id, reason, amount, currency, check_at)
    select ${payment_id}, 'order', ${amount}, ${currency}, clock_timestamp() + case when ${asked_now} then interval '60 seconds' else interval '0' end
    where ${amount} + (select coalesce(sum(amount), 0) from payment_refunds where payment_id = ${payment_id} and status <> 'dropped') <= ${captured}
    returning id`.execute(tx)
  return rows[0]?.id
}

const REOPENED = sql`update payment_refunds
  set status = 'open', ended_at = null, failure = null, earlier_refs = earlier_refs || provider_ref, provider_ref = null, attempt = attempt + 1, check_at = clock_timestamp()`
export async function reopenRefund(tx: Tx, id: Id<'payment_refunds'>): Promise<boolean> {
  const { rows } = await sql`${REOPENED} where id = ${id} and status = 'failed' and reason = 'order' returning id`.execute(tx)
  return rows.length > 0
}
/** The same of a late or wrong payment, which has one refund. */
export async function reopenOdd(tx: Tx, payment_id: Id<'payments'>): Promise<boolean> {
  const { rows } = await sql`${REOPENED} where payment_id = ${payment_id} and status = 'failed' and reason <> 'order' returning id`.execute(tx)
  return rows.length > 0
}

/** What the refund was for was undone: it is never sent. False if the gateway did not refuse it, or it was dropped before. */
export async function dropRefund({ tx }: { readonly tx: Tx }, id: Id<'payment_refunds'>): Promise<boolean> {
  const dropped = tx.updateTable('payment_refunds').set({ status: 'dropped', check_at: null }).where('id', '=', id).where('status', '=', 'failed')
  return (await dropped.returning('id').executeTakeFirst()) !== undefined
}

export interface SettledOutside {
  readonly id: Id<'payment_refunds'>
  readonly settled_how: string
  readonly settled_by: Id<'members'>
}
/** Undefined if the gateway did not refuse it, or it is on its way again. */
export const writeSettled = (tx: Tx, { id, ...settled }: SettledOutside) =>
  tx
    .updateTable('payment_refunds')
    .set({ ...settled, status: 'settled' })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning(['id', 'payment_id', 'amount', 'currency'])
    .executeTakeFirst()

/** The gateway speaks of a refund: it is asked again. Returns its payment. */
export async function hearRefund(tx: Tx, provider_ref: string): Promise<Id<'payments'> | undefined> {
  const heard = tx.updateTable('payment_refunds').set({ check_at: sql<Date>`clock_timestamp()` }).where('provider_ref', '=', provider_ref)
  return (await heard.where('status', 'in', ['open', 'sent']).returning('payment_id').executeTakeFirst())?.payment_id
}

/** How refunds stand at the gateway. */
export const refundStates = (db: Db, ids: readonly Id<'payment_refunds'>[]) =>
  db.selectFrom('payment_refunds').select(['id', 'status', 'failure', 'ended_at']).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()

export const lockRefund = (tx: Tx, id: Id<'payment_refunds'>) =>
  tx.selectFrom('payment_refunds').select(REFUND).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
export type RefundRow = Awaited<ReturnType<typeof lockRefund>>

/** A refund with the gateway's id of its payment. */
export const refundToSend = (db: Db, id: Id<'payment_refunds'>) =>
  db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount', 'r.status', 'r.attempt', 'r.provider_ref', 'p.provider_ref as payment_ref'])
    .where('r.id', '=', id)
    .executeTakeFirstOrThrow()

/** A final status ends the polls. */
export async function writeRefund(
  tx: Tx,
  { id, payment_id, amount, reason, status: before }: RefundRow,
  { status, provider_ref, failure }: RefundWord,
  check_at: Date | null,
) {
  const ended_at = status === 'open' ? null : sql<Date>`clock_timestamp()`
  await tx.updateTable('payment_refunds').set({ status, provider_ref, failure, check_at, ended_at }).where('id', '=', id).execute()
  // Of a mismatch nothing counts as captured, so nothing counts as refunded.
  if (reason === 'mismatch' || (status === 'sent') === (before === 'sent')) return
  const counted = status === 'sent' ? amount : -amount
  await tx
    .updateTable('payments')
    .set({ refunded: sql<number>`refunded + ${counted}`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', payment_id)
    .execute()
}

/** It stands as it was heard: nothing more is asked. */
export const stopAsking = (tx: Tx, id: Id<'payment_refunds'>) =>
  tx.updateTable('payment_refunds').set({ check_at: null }).where('id', '=', id).where('status', '<>', 'open').execute()

/** Lease of a minute: other processes skip the refund. */
export async function leaseRefund(db: Db, id: Id<'payment_refunds'>) {
  await db
    .updateTable('payment_refunds')
    .set({ check_at: sql<Date>`clock_timestamp() + interval '60 seconds'` })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()
}
export async function dueRefunds(db: Db, limit: number): Promise<Id<'payment_refunds'>[]> {
  const rows = await db
    .selectFrom('payment_refunds')
    .select('id')
    .where('check_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('check_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
export async function nextRefund(db: Db): Promise<Date | null> {
  const rows = db.selectFrom('payment_refunds').select('check_at').where('check_at', 'is not', null).orderBy('check_at').limit(1)
  return (await rows.executeTakeFirst())?.check_at ?? null
}

export interface OddPayment {
  readonly id: Id<'payments'>
  readonly kind: RefundReason
  readonly member_id: Id<'members'>
  readonly ref_type: string
  readonly amount: number
  readonly currency: string
  readonly taken: number
  readonly taken_currency: string
  readonly provider_ref: string | null
  readonly refund_id: Id<'payment_refunds'> | null
  readonly refund_status: RefundWord['status'] | 'settled' | null
  readonly refund_failure: string | null
  readonly at: Date
}
/** For operators: payments of a wrong amount and late payments, newest first. */
export async function oddPayments(db: Db, limit: number): Promise<OddPayment[]> {
  const { rows } = await sql<OddPayment>`
    select p.id, coalesce(r.reason, 'mismatch') as kind, p.member_id, p.ref_type, p.amount, p.currency, coalesce(r.amount, p.taken, p.amount) as taken,
      coalesce(r.currency, p.taken_currency, p.currency) as taken_currency, p.provider_ref, r.id as refund_id, r.status as refund_status, r.failure as refund_failure,
      coalesce(r.created_at, p.updated_at) as at
    from (select id from payments where failure = 'mismatch' and status = 'processing' union select payment_id from payment_refunds where reason <> 'order') as odd
    join payments p on p.id = odd.id left join payment_refunds r on r.payment_id = p.id and r.reason <> 'order'
    order by (r.status is null or r.status = 'failed') desc, coalesce(r.created_at, p.updated_at) desc limit ${limit}`.execute(db)
  return rows
}

export const findForUpdate = (tx: Tx, id: Id<'payments'>) =>
  tx
    .selectFrom('payments')
    .select(['id', 'member_id', 'ref_type', 'ref_id', 'status', 'failure', 'taken', 'taken_currency'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
export const voidOdd = (tx: Tx, id: Id<'payments'>) =>
  tx.updateTable('payments').set({ status: 'voided', check_at: null, updated_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
