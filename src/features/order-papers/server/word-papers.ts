import { factsIn } from '#features/orders/server/public.ts'
import { addressLines } from '#features/places/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { writtenDay } from '#kernel/calendar-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import type { Db } from '#server/db/db.ts'
import type { Translator } from '#server/i18n/translator.ts'
import type { orderPapers } from '../contract.ts'
import { customsOf, HEADINGS, type PaperKind } from '../rules.ts'
import { itemsIn, type PaperItem, type PaperOrder, zoneOf } from './queries.ts'

export type WordedPaper = OutputOf<typeof orderPapers.show>['paper']
export interface PaperReader {
  readonly db: Db
  readonly words: Translator
  readonly locale: Locale
  readonly viewer: Id<'members'>
}
interface PaperTexts {
  readonly say: (id: string, facts?: Readonly<Record<string, unknown>>) => string
  readonly english: (id: string) => string
  readonly day: (at: Date) => string
  readonly money: (amount: number) => string
  readonly term: Awaited<ReturnType<typeof termNames>>
  readonly facts: (facts: PaperItem['facts']) => string
  readonly sender: readonly string[]
}

/** All papers of one request together, all of one seller: names, zone and sender are read once. */
export async function wordPapers({ db, words, locale, viewer }: PaperReader, kind: PaperKind, orders: readonly PaperOrder[]): Promise<WordedPaper[]> {
  const items = await itemsIn(
    db,
    orders.map(({ id }) => id),
  )
  const zone = await zoneOf(db, viewer)
  const texts = {
    say: (id: string, facts: Readonly<Record<string, unknown>> = {}) => words.say(locale, `paper.${id}`, facts),
    english: (id: string) => words.say('en', `paper.${id}`),
    day: (at: Date) => writtenDay(at, zone),
    term: await termNames(db, locale),
    facts: await factsIn(db, locale),
    sender: kind === 'packing-slip' && orders[0] ? await addressLines(db, orders[0].seller_id, locale) : [],
  }
  return orders.map((order) => {
    const money = (amount: number) => moneyText({ amount, currency: order.currency }, locale)
    const own = items.filter(({ order_id }) => order_id === order.id)
    return paperIn({ ...texts, money }, kind, order, own)
  })
}

function paperIn(texts: PaperTexts, kind: PaperKind, order: PaperOrder, items: readonly PaperItem[]): WordedPaper {
  const { say } = texts
  const isInvoice = kind === 'invoice'
  return {
    ...{ order_id: order.id, kind, title: say(kind), number: say('order', { number: spokenNumber(order.number) }) },
    from: { label: say(isInvoice ? 'seller' : 'sender'), lines: senderOf(texts, order) },
    to: { label: say(isInvoice ? 'buyer' : 'recipient'), lines: recipientOf(texts, order) },
    head: headOf(texts, order),
    columns: { quantity: say('pieces'), what: say('what'), price: isInvoice ? say('price') : '', total: isInvoice ? say('amount') : '' },
    lines: items.map(({ name, facts, order_quantity, price }) => ({
      ...{ quantity: order_quantity, what: name, facts: texts.facts(facts) },
      ...{ price: isInvoice ? texts.money(price) : '', total: isInvoice ? texts.money(price * order_quantity) : '' },
    })),
    sums: isInvoice ? sumsOf(texts, order) : [],
    customs: !isInvoice && order.abroad ? customsIn(texts, order, items) : null,
    foot: [say(isInvoice ? 'tax' : 'thanks')],
  }
}

const filled = (lines: readonly (string | null | undefined)[]) => lines.map((line) => line?.trim() ?? '').filter(Boolean)
function senderOf({ sender, term }: PaperTexts, { store_name, store_place, store_country, seller_name, seller_username }: PaperOrder): string[] {
  if (sender.length) return filled([store_name, seller_name === store_name ? '' : seller_name, ...sender])
  const place = [store_place, store_country && term('countries', store_country)].filter(Boolean).join(', ')
  return filled([store_name, seller_name === store_name ? '' : seller_name, `@${seller_username}`, place])
}
/** The address keeps the country's name in the language of the purchase; whoever reads the paper may read another. */
const recipientOf = ({ term }: PaperTexts, { address: { full_name, address = '', zipcode, city, state, country, country_name } }: PaperOrder) =>
  filled([full_name, ...address.split('\n'), [zipcode, city].filter(Boolean).join(' '), state, country ? term('countries', country) : country_name])

const headOf = ({ say, day, term }: PaperTexts, { placed_at, paid_at, shipping_option, tracking }: PaperOrder) => [
  { label: say('placed'), value: day(placed_at) },
  { label: say('paid'), value: day(paid_at) },
  { label: say('delivery'), value: term('shipping_options', shipping_option) },
  ...(tracking ? [{ label: say('tracking'), value: tracking }] : []),
]

const sumsOf = ({ say, money }: PaperTexts, { item_total, shipping_total, total, refunded }: PaperOrder) => [
  { label: say('items'), value: money(item_total) },
  { label: say('delivery'), value: money(shipping_total) },
  { label: say('total'), value: money(total) },
  ...(refunded
    ? [
        { label: say('given_back'), value: money(-refunded) },
        { label: say('left'), value: money(total - refunded) },
      ]
    : []),
]

/** In the seller's language and in English, which every customs office reads. */
function customsIn({ say, english, money }: PaperTexts, { paid_at, item_total }: PaperOrder, items: readonly PaperItem[]) {
  const pieces = items.map(({ facts, item_kind, order_quantity, price }) => ({
    ...{ productable_type: facts.productable_type ?? 'StampItem', item_kind, year_issued: facts.year_issued },
    ...{ quantity: order_quantity, amount: price * order_quantity },
  }))
  const lines = customsOf(pieces, paid_at.getUTCFullYear()).map(({ goods, quantity, amount }) => {
    const names = [...new Set([say(`goods.${goods}`), english(`goods.${goods}`)])].join(' / ')
    return say('customs_line', { goods: names, heading: HEADINGS[goods] ?? 'none', pieces: quantity, value: money(amount) })
  })
  return { label: say('customs'), lines: [...lines, say('customs_total', { value: money(item_total) })] }
}
