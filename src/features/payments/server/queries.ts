import { type CompiledQuery, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import { compiled } from '#server/db/compiled-query.ts'
import type { Db } from '#server/db/db.ts'
import { pipelined, sendWithoutWaiting } from '#server/db/pipeline.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockingBy } from '#server/operations/locks.ts'
import type { PaymentCard, PaymentStatus, Word } from '../rules.ts'

export async function findCustomer(db: Db, member_id: Id<'members'>, provider: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer_ref')
    .where('member_id', '=', member_id)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.customer_ref
}
export async function keepCustomer(db: Db, row: { member_id: Id<'members'>; provider: string; customer_ref: string }) {
  await db
    .insertInto('payment_customers')
    .values(row)
    .onConflict((on) => on.doNothing())
    .execute()
}

const METHOD = ['payment_method_id', 'type', 'is_default', 'brand', 'last4', 'exp_month', 'exp_year'] as const

export const methodsOf = (db: Db, member_id: Id<'members'>, provider: string, type: string) =>
  liveMethods(db, member_id, provider).where('type', '=', type).orderBy('is_default', 'desc').orderBy('id', 'desc').execute()
export const findMethod = (db: Db, member_id: Id<'members'>, provider: string, payment_method_id: string) =>
  liveMethods(db, member_id, provider).where('payment_method_id', '=', payment_method_id).executeTakeFirst()
/** The card charged off session. */
export const defaultMethod = (db: Db, member_id: Id<'members'>, provider: string) =>
  liveMethods(db, member_id, provider).where('is_default', '=', true).executeTakeFirst()
const liveMethods = (db: Db, member_id: Id<'members'>, provider: string) =>
  db.selectFrom('payment_methods').select(METHOD).where('member_id', '=', member_id).where('provider', '=', provider).where('deleted_at', 'is', null)

/** Idempotent: saves a card. Security: undefined if the card belongs to another member. */
export async function keepCard(tx: Tx, member_id: Id<'members'>, provider: string, card: PaymentCard): Promise<Id<'payment_methods'> | undefined> {
  const row = { ...card, member_id, provider }
  const kept = await tx
    .insertInto('payment_methods')
    .values(row)
    .onConflict((on) =>
      on.columns(['provider', 'payment_method_id']).doUpdateSet({ deleted_at: null }).where('payment_methods.member_id', '=', member_id),
    )
    .returning('id')
    .executeTakeFirst()
  return kept?.id
}

/** Precondition: the member is locked. Without an id, the newest card becomes the default if there is none. */
export async function setDefault(tx: Tx, member_id: Id<'members'>, provider: string, payment_method_id?: string) {
  const methods = tx
    .updateTable('payment_methods')
    .where('member_id', '=', member_id)
    .where('provider', '=', provider)
    .where('deleted_at', 'is', null)
  if (payment_method_id) {
    await methods.set({ is_default: false }).where('is_default', '=', true).execute()
    await methods.set({ is_default: true }).where('payment_method_id', '=', payment_method_id).execute()
    return
  }
  await sql`
    update payment_methods set is_default = true
    where id = (select m.id from payment_methods m where m.member_id = ${member_id} and m.provider = ${provider} and m.deleted_at is null
      order by m.is_default desc, m.id desc limit 1)`.execute(tx)
}

export async function dropMethod(tx: Tx, member_id: Id<'members'>, provider: string, payment_method_id: string) {
  await tx
    .updateTable('payment_methods')
    .set({ deleted_at: sql<Date>`clock_timestamp()`, is_default: false })
    .where('member_id', '=', member_id)
    .where('provider', '=', provider)
    .where('payment_method_id', '=', payment_method_id)
    .execute()
}

const PAYMENT = [
  'id',
  'member_id',
  'ref_type',
  'ref_id',
  'attempt',
  'provider',
  'provider_ref',
  'method_ref',
  'for_later',
  'away',
  'payment_method_id',
  'return_url',
  'amount',
  'currency',
  'captured',
  'refunded',
  'status',
  'action_url',
  'failure',
  'check_at',
  'void_asked_at',
  'created_at',
] as const
/** Customer id at the gateway, or null. */
const CUSTOMER = sql<
  string | null
>`(select customer_ref from payment_customers c where c.member_id = payments.member_id and c.provider = payments.provider)`.as('customer_ref')
type PaymentColumns = Awaited<ReturnType<typeof readPayment>>
export type PaymentRow = Omit<NonNullable<PaymentColumns>, 'status'> & { status: PaymentStatus }

const paymentRows = (db: Db) => db.selectFrom('payments').select(PAYMENT).select(CUSTOMER)
const readPayment = (db: Db, id: Id<'payments'>) => paymentRows(db).where('id', '=', id).executeTakeFirst()
export async function getPayment(db: Db, id: Id<'payments'>): Promise<PaymentRow> {
  const row = await readPayment(db, id)
  if (!row) throw new Error(`there is no payment ${id}`)
  return row as PaymentRow
}
/** A query to pipeline with other locks. */
export const lockingPayment = (tx: Tx, id: Id<'payments'>) => lockingBy(tx, 'payments', lockedPayment.of(tx, { id }) as CompiledQuery<PaymentRow>)
const lockedPayment = compiled((db, { id }: { id: Id<'payments'> }) => paymentRows(db).where('id', '=', id).forNoKeyUpdate())
export async function lockPayment(tx: Tx, id: Id<'payments'>): Promise<PaymentRow> {
  const [[row]] = await pipelined(tx, lockingPayment(tx, id))
  if (!row) throw new Error(`there is no payment ${id}`)
  return row
}

/** The captured payment of a purchase, otherwise its latest attempt. */
export async function findPayment(db: Db, ref_type: string, ref_id: string): Promise<PaymentRow | undefined> {
  const tries = paymentRows(db).where('ref_type', '=', ref_type).where('ref_id', '=', ref_id)
  const row = await tries.orderBy(sql`status = 'captured'`, 'desc').orderBy('attempt', 'desc').limit(1).executeTakeFirst()
  return row as PaymentRow | undefined
}

export interface NewPayment {
  readonly member_id: Id<'members'>
  readonly ref_type: string
  readonly ref_id: string
  readonly amount: number
  readonly currency: string
  /** The gateway's id of a saved card, or of one just typed. */
  readonly payment_method_id: string
  /** The card will be charged again off session. */
  readonly for_later?: boolean
  /** Off session: the payer cannot do 3-D Secure. The sweeper charges the card at once. */
  readonly away?: boolean
  /** Return URL after 3-D Secure, if known. */
  readonly return_url?: string | null
}
const RETURNED = sql`returning ${sql.join(PAYMENT.map((name) => sql.ref(name)))}, ${CUSTOMER}`
/** The first poll is due only after the request to the gateway has ended. */
export async function insertPayment(
  tx: Tx,
  provider: string,
  { payment_method_id, for_later = false, away = false, return_url = null, ...row }: NewPayment,
): Promise<PaymentRow> {
  const { rows } = await sql<PaymentRow>`
    insert into payments (return_url, member_id, ref_type, ref_id, amount, currency, provider, method_ref, for_later, away, payment_method_id, attempt, check_at)
    select ${return_url}, ${row.member_id}, ${row.ref_type}, ${row.ref_id}, ${row.amount}, ${row.currency}, ${provider}, ${payment_method_id}, ${for_later}, ${away},
      (select id from payment_methods where provider = ${provider} and payment_method_id = ${payment_method_id} and member_id = ${row.member_id} and deleted_at is null),
      1 + coalesce((select max(attempt) from payments where ref_type = ${row.ref_type} and ref_id = ${row.ref_id}), 0),
      clock_timestamp() + case when ${away} then interval '0' else interval '60 seconds' end
    where not exists (select from payments where ref_type = ${row.ref_type} and ref_id = ${row.ref_id} and status = 'captured')
    ${RETURNED}`.execute(tx)
  if (!rows[0]) throw new Error(`${row.ref_type} ${row.ref_id} is paid already`)
  return rows[0]
}

/** The first return URL is final. */
export async function keepReturn(db: Db, id: Id<'payments'>, return_url: string): Promise<PaymentRow> {
  const kept = sql<string>`coalesce(return_url, ${return_url})`
  const row = await db
    .updateTable('payments')
    .set({ return_url: kept })
    .where('id', '=', id)
    .returning(PAYMENT)
    .returning(CUSTOMER)
    .executeTakeFirst()
  if (!row) throw new Error(`there is no payment ${id}`)
  return row as PaymentRow
}

/** Precondition: the payment is locked. Returns the row as it will be stored. */
export async function writeWord(
  tx: Tx,
  row: PaymentRow,
  word: Word,
  more: { check_at: Date | null; payment_method_id?: Id<'payment_methods'> | undefined },
): Promise<PaymentRow> {
  const { status, action_url, failure } = word
  const kept = { status, action_url, failure, captured: status === 'captured' ? row.amount : 0, provider_ref: row.provider_ref ?? word.provider_ref }
  const payment_method_id = more.payment_method_id ?? row.payment_method_id
  await sendWithoutWaiting(
    tx,
    sql`
    update payments set status = ${status}, provider_ref = ${kept.provider_ref}, action_url = ${action_url}, failure = ${failure}, captured = ${kept.captured},
      check_at = ${more.check_at}, payment_method_id = ${payment_method_id}, updated_at = clock_timestamp()
    where id = ${row.id}`,
  )
  return { ...row, ...kept, check_at: more.check_at, payment_method_id }
}

/** Keeps a poll that a webhook has requested meanwhile. */
export async function stopLooking(tx: Tx, id: Id<'payments'>) {
  await tx.updateTable('payments').set({ check_at: null }).where('id', '=', id).where('check_at', '>', sql<Date>`clock_timestamp()`).execute()
}
interface Message {
  readonly event_id: string
  readonly type: string
  /** The gateway's id of the object, and our payment's id if its metadata contains it. */
  readonly ref: string
  readonly payment_id: Id<'payments'> | null
}
/** Makes the payment of a webhook due for a poll. Idempotent by event id; captured payments need no poll. */
export async function hearMessage(tx: Tx, provider: string, { event_id, type, ref, payment_id }: Message): Promise<Id<'payments'>[]> {
  const { rows } = await sql<{ id: Id<'payments'> }>`
    with heard as (
      insert into webhook_events (provider, event_id, type, object_ref) values (${provider}, ${event_id}, ${type}, ${ref}) on conflict do nothing returning event_id)
    update payments set check_at = clock_timestamp()
    where provider = ${provider} and status <> 'captured' and (provider_ref = ${ref} or id = ${payment_id} and provider_ref is null)
      and exists (select from heard) returning id`.execute(tx)
  return rows.map((row) => row.id)
}

export const paymentOfRef = async (db: Db, provider: string, provider_ref: string): Promise<Id<'payments'> | undefined> =>
  (await db.selectFrom('payments').select('id').where('provider', '=', provider).where('provider_ref', '=', provider_ref).executeTakeFirst())?.id

/** Stores a message about something else than a payment. False if it was heard before. */
export async function isNews(tx: Tx, provider: string, { event_id, type, ref }: Omit<Message, 'payment_id'>): Promise<boolean> {
  const kept = await tx
    .insertInto('webhook_events')
    .values({ provider, event_id, type, object_ref: ref })
    .onConflict((on) => on.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return kept !== undefined
}

export async function cardOf(db: Db, payment_id: Id<'payments'>): Promise<{ brand: string; last4: string } | null> {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('payment_methods as m', 'm.id', 'p.payment_method_id')
    .select(['m.brand', 'm.last4'])
    .where('p.id', '=', payment_id)
    .executeTakeFirst()
  return row ?? null
}
