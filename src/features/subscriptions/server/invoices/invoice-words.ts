import { writtenDay } from '#kernel/calendar-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { InvoiceFacts, InvoiceWords } from './queries-invoices.ts'

type InvoiceTexts = Omit<InvoiceFacts, 'words'>
interface Sum {
  readonly number: string
  readonly amount: number
  readonly currency: string
  readonly issued_at: Date
}

/** All texts of an invoice, frozen with it, so that later changes of texts do not change issued invoices. */
export function invoiceWords(
  words: Translator,
  locale: Locale,
  facts: InvoiceTexts,
  { amount, currency, issued_at }: Omit<Sum, 'number'>,
): InvoiceWords {
  const say = (id: string, more: Readonly<Record<string, unknown>> = {}) => words.say(locale, `invoice.${id}`, more)
  const money = (cents: number) => moneyText({ amount: cents, currency }, locale)
  const day = (iso: string) => writtenDay(new Date(iso), facts.time_zone)
  const issued = writtenDay(issued_at, facts.time_zone)
  const period = `${day(facts.period_start)} – ${day(facts.period_end)}`
  const { plan, cycle, credit } = facts
  const first = { what: say(facts.rest ? 'line_rest' : 'line', { plan, cycle }), period, amount: money(amount + (credit?.amount ?? 0)) }
  const second = credit ? [{ what: say('line_credit', { plan: credit.plan }), period: '', amount: money(-credit.amount) }] : []
  return {
    locale,
    title: say('title'),
    number: say('number'),
    seller: say('seller'),
    buyer: say('buyer'),
    member: facts.buyer.uid === undefined ? '' : say('member', { uid: spokenNumber(facts.buyer.uid) }),
    head: [{ label: say('issued'), value: issued }, ...(facts.card ? [{ label: say('paid_with'), value: facts.card }] : [])],
    columns: { what: say('what'), period: say('period'), amount: say('amount') },
    lines: [first, ...second],
    sums: [
      { label: say('sum'), value: money(amount) },
      { label: say('tax'), value: money(0) },
      { label: say('total'), value: money(amount) },
    ],
    paid: say('paid', { date: issued }),
  }
}
