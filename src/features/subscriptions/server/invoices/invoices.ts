import * as z from 'zod/mini'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import type { Translator } from '#server/i18n/translator.ts'
import { query } from '#server/operations/slice.ts'
import { subscriptions } from '../../contract.ts'
import { invoiceView } from '../view.ts'
import { invoiceWords } from './invoice-words.ts'
import { findInvoice, findInvoices, type InvoiceRow, payerOf } from './queries-invoices.ts'

const Keys = z.tuple([z.uuid()])

export const invoices = query(subscriptions.invoices, async ({ input, viewer, db }) => {
  const place = placeOf(input, Keys)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(subscriptions.invoices, input, await findInvoices(db, viewer.id, place), ({ id }) => [id])
  return { member_id: viewer.id, invoices: { data: rows.map(invoiceView), next_page_url } }
})

/** Drawn at each request from frozen data, so the bytes are the same. Invoices issued before texts were frozen use the owner's language. */
export async function drawnInvoice(
  db: Db,
  words: Translator,
  member_id: Id<'members'>,
  invoice: InvoiceRow,
): Promise<{ title: string; body: Buffer }> {
  const said = invoice.facts.words ?? invoiceWords(words, (await payerOf(db, member_id)).locale, invoice.facts, invoice)
  // Performance: fonts and PDF library are loaded with the first invoice.
  const { drawInvoice } = await import('./invoice-paper.ts')
  return { title: `${said.title} ${invoice.number}`, body: await drawInvoice(invoice, said) }
}

export const invoiceFile = query(subscriptions.invoiceFile, async ({ input, viewer, db, tools }) => {
  const found = await findInvoice(db, viewer.id, input.id)
  if (!found) return refuse('invoice.not_found')
  const { title, body } = await drawnInvoice(db, tools.words, viewer.id, found)
  return { body, type: 'application/pdf', name: `${title}.pdf` }
})
