import { itemNames } from '#features/stamp-items/server/public.ts'
import { type Invoiced, invoicesOf } from '#features/subscriptions/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import { amountText } from '#kernel/written/money-text.ts'
import type { Db } from '#server/db/db.ts'
import { addressesOf, choicesOf, itemsOf, ordersOf, tiesOf } from '../queries-sheets.ts'

/** Cell with links to files of the archive. */
export interface Linked {
  readonly text: string
  readonly files: readonly string[]
}
export type SheetCell = string | number | Linked
export interface Sheet {
  readonly name: 'items' | 'orders' | 'invoices' | 'addresses' | 'network' | 'settings'
  readonly columns: readonly string[]
  readonly rows: () => AsyncGenerator<readonly (readonly SheetCell[])[]>
}

interface Sheets {
  readonly db: Db
  readonly member_id: Id<'members'>
  readonly locale: Locale
  /** Translates a code such as a status, a relation, yes or no. */
  readonly word: (code: string) => string
}

const day = (at: Date) => at.toISOString().slice(0, 10).split('-').reverse().join('-')
/** 4320 US cents → "43.20 USD", readable for people and spreadsheets. */
function amountIn(amount: number, currency: string): string {
  return `${amountText({ amount, currency }, 'en')} ${currency}`
}

/** Removes characters that file systems do not allow. */
const plainName = (text: string) =>
  text
    .replace(/[^\p{L}\p{N},'’()-]+/gu, ' ')
    .trim()
    .slice(0, 60)
export const pictureFile = (number: number, name: string, at: number) =>
  `pictures/${[number, plainName(name)].filter(Boolean).join(' ')}, ${at + 1}.webp`
/** Videos, recordings and documents, under the name of a document or their id. */
export const attachmentFile = (kind: string, id: string, name: string | null, stored: string) =>
  `files/${kind}/${[plainName((name ?? '').replace(/\.[a-z0-9]{1,5}$/i, '')), id].filter(Boolean).join(' ')}${stored.slice(stored.lastIndexOf('.'))}`
export const invoiceName = ({ number }: Pick<Invoiced, 'number'>) => `invoices/${plainName(number)}.pdf`

/** Sheets in the member's language: names instead of codes, amounts with currency. */
export function sheetsOf(sheets: Sheets): readonly Sheet[] {
  return [itemSheet(sheets), orderSheet(sheets), invoiceSheet(sheets), addressSheet(sheets), networkSheet(sheets), settingSheet(sheets)]
}

const itemSheet = ({ db, member_id, locale }: Sheets): Sheet => ({
  name: 'items',
  columns: ['number', 'name', 'kind', 'country', 'year', 'catalogue', 'condition', 'mint', 'used', 'status', 'notes', 'pictures'],
  async *rows() {
    const nameOf = await termNames(db, locale)
    for await (const page of itemsOf(db, member_id))
      yield page.map((item) => {
        const names = itemNames(nameOf, item)
        const files = item.media_ids.map((_, at) => pictureFile(item.number, item.name, at))
        const told = [
          item.number,
          item.name,
          names.item_kind ?? '',
          names.country ?? '',
          item.year_issued ?? '',
          names.catalogue_number ?? '',
          names.condition ?? '',
        ]
        return [...told, item.mint, item.used, nameOf('item_statuses', item.status), item.description, { text: String(files.length), files }]
      })
  },
})

const orderSheet = ({ db, member_id, word }: Sheets): Sheet => ({
  name: 'orders',
  columns: ['number', 'date', 'side', 'store', 'status', 'what', 'items_total', 'postage', 'total'],
  async *rows() {
    for await (const page of ordersOf(db, member_id))
      yield page.map(({ number, placed_at, bought, store_name, status, items, item_total, shipping_total, total, currency }) => {
        const amounts = [item_total, shipping_total, total].map((amount) => amountIn(amount, currency))
        return [number, day(placed_at), word(bought ? 'bought' : 'sold'), store_name, word(status), items, ...amounts]
      })
  },
})

const invoiceSheet = ({ db, member_id, word }: Sheets): Sheet => ({
  name: 'invoices',
  columns: ['number', 'date', 'what', 'total', 'file'],
  async *rows() {
    for await (const page of invoicesOf(db, member_id))
      yield page.map((invoice) => {
        const file = invoiceName(invoice)
        return [
          invoice.number,
          day(invoice.issued_at),
          word(invoice.facts.plan),
          amountIn(invoice.amount, invoice.currency),
          { text: 'PDF', files: [file] },
        ]
      })
  },
})

const addressSheet = ({ db, member_id, locale }: Sheets): Sheet => ({
  name: 'addresses',
  columns: ['name', 'street', 'postcode', 'city', 'state', 'country', 'phone'],
  async *rows() {
    const nameOf = await termNames(db, locale)
    for await (const page of addressesOf(db, member_id))
      yield page.map(({ full_name, address, zipcode, city, state, country, phone }) => [
        ...[full_name, address, zipcode, city, state, nameOf('countries', country), phone],
      ])
  },
})

const networkSheet = ({ db, member_id, word }: Sheets): Sheet => ({
  name: 'network',
  columns: ['member', 'tie', 'date'],
  async *rows() {
    for await (const page of tiesOf(db, member_id)) yield page.map(({ uid, tie, at }) => [uid, word(tie), day(at)])
  },
})

const settingSheet = ({ db, member_id, word }: Sheets): Sheet => ({
  name: 'settings',
  columns: ['setting', 'value'],
  async *rows() {
    const said = (value: string) => (value === 'true' ? word('yes') : value === 'false' ? word('no') : value)
    yield (await choicesOf(db, member_id)).map(({ property, value }) => [property.replace(/[-._]+/g, ' '), said(value)])
  },
})
