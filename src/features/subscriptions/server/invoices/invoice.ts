import { cardOf } from '#features/payments/server/public.ts'
import { addressLines } from '#features/places/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { type Period, worth } from '../../rules.ts'
import type { ChargeRow } from '../queries.ts'
import { invoiceWords } from './invoice-words.ts'
import { letter } from './letters.ts'
import { type InvoiceFacts, keepInvoice, payerOf } from './queries-invoices.ts'

interface Issued {
  readonly at: Date
  readonly period: Period
  /** The whole period, of which a part may be charged. */
  readonly whole: Period
  /** The plan before an upgrade. */
  readonly before: string
  readonly payment_id: Id<'payments'> | undefined
}

/** Line of an upgrade: the better plan for the rest of the period, minus the credit of the old plan. */
function lineOf(charge: ChargeRow, { at, whole, before }: Issued): Pick<InvoiceFacts, 'rest' | 'credit'> {
  if (charge.kind !== 'upgrade') return {}
  const rest = charge.period_end !== null
  const full = rest ? worth(charge.whole_amount, whole, charge.period_start ?? at) : charge.whole_amount
  const credit = full - charge.amount
  return { rest, ...(credit > 0 && { credit: { plan: before, amount: credit } }) }
}

/** Issues the invoice once and queues its receipt. An amount of 0 has no invoice. */
export async function issueInvoice({ tx, tools: { site, words } }: Pick<TransactionContext, 'tx' | 'tools'>, charge: ChargeRow, issued: Issued) {
  const { at, period, payment_id } = issued
  const { id: charge_id, member_id, plan, cycle, kind, amount, currency } = charge
  if (amount === 0) return
  const { full_name, username, uid, email, time_zone, locale } = await payerOf(tx, member_id)
  const card = payment_id ? await cardOf(tx, payment_id) : null
  const { name, address, email: contact } = site.operator
  const facts = {
    seller: { site: site.name, name, address, email: contact },
    buyer: { full_name, username, uid, email, address: await addressLines(tx, member_id, locale) },
    ...{ plan, cycle, kind, time_zone, ...lineOf(charge, issued) },
    period_start: period.start.toISOString(),
    period_end: period.end.toISOString(),
    card: card && `${card.brand.replace(/^./, (first) => first.toUpperCase())} •••• ${card.last4}`,
  }
  const told = { ...facts, words: invoiceWords(words, locale, facts, { amount, currency, issued_at: at }) }
  const { number } = await keepInvoice(tx, { member_id, charge_id, amount, currency, issued_at: at, facts: told })
  await letter(tx, member_id, 'subscription_receipt', { plan, cycle, amount, currency, number, date: period.end })
}
