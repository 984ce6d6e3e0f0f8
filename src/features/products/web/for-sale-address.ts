import type { AnswerOf, GivenOf, InputOf } from '#kernel/operation.ts'
import { address, type Place, readInput } from '#web/site.ts'
import { readMoney } from '#web/ui/money-text.ts'
import { products } from '../contract.ts'

export const FOR_SALE = '/marketplace/for-sale'

export type Asked = InputOf<typeof products.list>
export type Found = AnswerOf<typeof products.list>['products']
export type Card = Found['data'][number]
/** What the page's address says: the question to the API, and how its answer is shown. */
export interface ForSale {
  readonly asked: Asked
  readonly view: 'grid' | 'list'
}

/** Where the price slider ends; left there, it sets no limit. In whole units of the currency. */
export const SLIDER_END = 250

export function readForSale(place: Place): ForSale | undefined {
  const read = readInput(products.list, { ...place, query: withTypedPrices(place) })
  if (!read) return undefined
  const { cursor: _, ...asked } = read
  return { asked, view: place.query.get('view') === 'list' ? 'list' : 'grid' }
}

/** Without script the form sends prices as people write them; they become the API's own minor units. */
function withTypedPrices({ query, site }: Place): URLSearchParams {
  const known = new URLSearchParams(query)
  for (const [typed, name] of [
    ['lowest', 'price_from'],
    ['highest', 'price_to'],
  ] as const) {
    const amount = readMoney(query.get(typed) ?? '', site.currency, site.locale)
    if (amount) known.set(name, String(amount))
  }
  return known
}

export function forSaleHref({ asked, view }: { asked: GivenOf<typeof products.list>; view?: ForSale['view'] }): string {
  const plain = address(FOR_SALE, products.list, asked)
  return view === 'list' ? `${plain}${plain.includes('?') ? '&' : '?'}view=list` : plain
}

/** The filters alone: what "Clear all" takes away, and what a chip stands for. */
const filters = [
  'search',
  'country',
  'years',
  'year_issued',
  'condition',
  'price_from',
  'price_to',
  'item_kind',
  'store_id',
  'productable_type',
] as const satisfies readonly (keyof Asked)[]

export function unfiltered({ sort, page_size }: Asked): Asked {
  return { search: '', country: [], condition: [], item_kind: [], sort, page_size, page: 1 }
}

export const filterCount = (asked: Asked): number =>
  filters.reduce(
    (count, name) => count + (Array.isArray(asked[name]) ? asked[name].length : asked[name] === undefined || asked[name] === '' ? 0 : 1),
    0,
  )
