import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Tx } from '#server/run/call.ts'

export interface InvoiceFacts {
  readonly seller: { readonly site: string; readonly name: string; readonly address: string; readonly email: string }
  readonly buyer: { readonly full_name: string; readonly email: string }
  readonly plan: string
  readonly cycle: string
  readonly kind: string
  readonly period_start: string
  readonly period_end: string
  readonly card: string | null
  readonly time_zone: string
}

/** The next number of the year; its row stays locked until the invoice stands or falls with it, so no number is ever missing. */
export async function keepInvoice(
  tx: Tx,
  invoice: { member_id: string; charge_id: string; amount: number; currency: string; issued_at: Date; facts: InvoiceFacts },
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

/** Whom it is billed to, as they are called now. */
export const payerOf = (db: Db, member_id: string) =>
  db
    .selectFrom('members')
    .select(['full_name', 'email', 'locale', 'time_zone', 'first_name', 'plan'])
    .where('id', '=', member_id)
    .executeTakeFirstOrThrow()
