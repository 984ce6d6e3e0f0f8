import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'

interface LabelledValue {
  readonly label: string
  readonly value: string
}
interface InvoiceLineRow {
  readonly what: string
  readonly period: string
  readonly amount: string
}
/** Frozen texts in the member's language at the time of issue. */
export interface InvoiceWords {
  readonly locale: Locale
  readonly title: string
  readonly number: string
  readonly seller: string
  readonly buyer: string
  readonly member: string
  readonly head: readonly LabelledValue[]
  readonly columns: InvoiceLineRow
  readonly lines: readonly InvoiceLineRow[]
  readonly sums: readonly LabelledValue[]
  readonly paid: string
}
export interface InvoiceFacts {
  readonly seller: { readonly site: string; readonly name: string; readonly address: string; readonly email: string }
  readonly buyer: {
    readonly full_name: string
    readonly email: string
    readonly username?: string
    readonly uid?: number
    readonly address?: readonly string[]
  }
  readonly plan: string
  readonly cycle: string
  readonly kind: string
  readonly period_start: string
  readonly period_end: string
  readonly card: string | null
  readonly time_zone: string
  /** Only the rest of a period is charged. */
  readonly rest?: boolean
  /** Credit for the rest of the old plan. */
  readonly credit?: { readonly plan: string; readonly amount: number } | undefined
  readonly words?: InvoiceWords
}

/** Tax law: invoice numbers have no gaps. The counter's row stays locked until the transaction commits or rolls back. */
export async function keepInvoice(
  tx: Tx,
  invoice: {
    member_id: Id<'members'>
    charge_id: Id<'subscription_charges'>
    amount: number
    currency: string
    issued_at: Date
    facts: InvoiceFacts
  },
): Promise<{ id: string; number: string }> {
  const { facts, issued_at, ...row } = invoice
  const year = issued_at.getUTCFullYear()
  const { rows } = await sql<{ last: number }>`
    insert into invoice_years as y (year, last) values (${year}, 1) on conflict (year) do update set last = y.last + 1 returning last`.execute(tx)
  return tx
    .insertInto('invoices')
    .values({ ...row, year, no: rows[0]!.last, issued_at, facts: JSON.stringify(facts) })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow() as Promise<{ id: string; number: string }>
}

const INVOICE = ['id', 'number', 'amount', 'currency', 'facts', 'issued_at'] as const
const issued = (db: Db, member_id: Id<'members'>) =>
  db.selectFrom('invoices').select(INVOICE).where('member_id', '=', member_id).$narrowType<{ number: string; facts: InvoiceFacts }>()
export type InvoiceRow = Awaited<ReturnType<typeof findInvoices>>[number]

export const findInvoice = (db: Db, member_id: Id<'members'>, id: Id<'invoices'>) => issued(db, member_id).where('id', '=', id).executeTakeFirst()
export const findInvoices = (db: Db, member_id: Id<'members'>, place: PagePosition) =>
  issued(db, member_id)
    .where(beyond(['id'], 'desc', place))
    .orderBy('id', 'desc')
    .offset(place.offset)
    .limit(place.limit)
    .execute()

/** All invoices of a member in batches, oldest first. */
export async function* invoicesOf(db: Db, member_id: Id<'members'>): AsyncGenerator<readonly InvoiceRow[]> {
  const AT_ONCE = 100
  for (let after = '00000000-0000-0000-0000-000000000000' as Id<'invoices'>; ; ) {
    const rows = await issued(db, member_id).where('id', '>', after).orderBy('id').limit(AT_ONCE).execute()
    if (rows.length) yield rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}

/** Billing name and address as they are now. */
export const payerOf = (db: Db, member_id: Id<'members'>) =>
  db
    .selectFrom('members')
    .select(['full_name', 'username', 'uid', 'email', 'locale', 'time_zone', 'first_name', 'plan'])
    .where('id', '=', member_id)
    .$narrowType<{ locale: Locale }>()
    .executeTakeFirstOrThrow()
