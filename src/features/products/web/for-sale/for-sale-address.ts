import { listingFilters, sorts } from '#features/listings/contract.ts'
import type { AnswerOf, GivenOf, InputOf } from '#kernel/operation.ts'
import { readMoney } from '#kernel/written/money-text.ts'
import { readSpokenNumber } from '#kernel/written/spoken-number.ts'
import { listCodec } from '#web/list/list-codec.ts'
import { address, type RouteMatch, readInput } from '#web/router/screen.ts'
import { products } from '../../contract.ts'
import { isTermFacet } from '../filters/facet-lists.ts'
import { yearsBetween } from '../filters/year-bands.ts'
import { filtersIn } from '../market/searched-filters.ts'
import { FOR_SALE, SEARCH_RESULT, SUPPLIES } from './paths.ts'

export type ProductFilters = InputOf<typeof products.list>
const list = listCodec(products.list, FOR_SALE)
const supplyList = listCodec(products.list, SUPPLIES)
export type ProductPage = AnswerOf<typeof products.list>['products']
export type ListedProduct = ProductPage['data'][number]
/** State in the URL: the API's input and the view. */
export interface ForSale {
  readonly asked: ProductFilters
  readonly view: 'grid' | 'list'
  /** Facets opened without script. */
  readonly open: readonly string[]
  /** On the page of search results, whose URL has the filters as JSON. */
  readonly searched?: boolean
  /** Values in the URL that no filter accepts. */
  readonly unread?: readonly string[]
}
/** Supplies have a page of their own, so that they are supplies is no filter there. */
export const isSupplies = ({ asked, searched }: Pick<ListView, 'asked' | 'searched'>) => !searched && asked.productable_type === 'Supply'
export const pathOf = (page: ForSale) => (page.searched ? SEARCH_RESULT : isSupplies(page) ? SUPPLIES : FOR_SALE)

export function readForSale(place: RouteMatch): ForSale | undefined {
  const { known, unread } = understood(place, asTyped(place))
  const read = readInput(products.list, { ...place, query: known })
  if (!read) return undefined
  const { cursor: _, ...asked } = read
  const { query } = place
  return {
    asked: { ...asked, sort: sorted(asked, asked.sort).sort },
    view: query.get('view') === 'list' ? 'list' : 'grid',
    open: query.getAll('open').filter(isTermFacet),
    ...(unread.length && { unread }),
  }
}

export const readSupplies = (place: RouteMatch): ForSale | undefined =>
  readForSale({
    ...place,
    query: new URLSearchParams([...place.query].filter(([name]) => name !== 'productable_type').concat([['productable_type', 'Supply']])),
  })

/** Known values of a filter stay; unknown ones are reported. */
function understood(place: RouteMatch, query: URLSearchParams): { known: URLSearchParams; unread: string[] } {
  const known = new URLSearchParams(query)
  const unread = PRICES.flatMap(([typed, name]) => (query.get(typed)?.trim() && !known.has(name) ? query.get(typed)!.trim() : []))
  for (const name of filters) {
    const values = query.getAll(name)
    known.delete(name)
    for (const value of values) {
      const read: Partial<ProductFilters> | undefined = readInput(products.list, { ...place, query: new URLSearchParams({ [name]: value }) })
      if (isSet(read?.[name])) known.append(name, value)
      else if (value.trim()) unread.push(value.trim())
    }
  }
  return { known, unread: [...new Set(unread.map((value) => value.slice(0, LONGEST_TOLD)))] }
}
const LONGEST_TOLD = 40

/** URL of search results: filters as JSON, or by name from a form without script. */
export function readSearched(place: RouteMatch): ForSale | undefined {
  const query = new URLSearchParams(place.query)
  for (const [name, value] of Object.entries(filtersIn(query.get('filters'))))
    if ((name in listingFilters || YEARS.includes(name)) && !query.has(name))
      for (const one of [value].flat()) if (typeof one !== 'object') query.append(name, String(one))
  const read = readForSale({ ...place, query })
  return read && { ...read, searched: true }
}

const YEARS = ['year_from', 'year_to']
const PRICES = [
  ['lowest', 'price_from'],
  ['highest', 'price_to'],
] as const
/** Without script the form sends prices and numbers as typed; here they become values of the API. */
function asTyped({ query, site }: RouteMatch): URLSearchParams {
  const known = new URLSearchParams(query)
  for (const [typed, name] of PRICES) {
    const text = query.get(typed)
    const amount = text && readMoney(text, site.currency, site.locale)
    if (amount) known.set(name, String(amount))
  }
  const years = yearsBetween(query.get('year_from') ?? '', query.get('year_to') ?? '')
  if (years) known.set('years', years)
  for (const end of YEARS) known.delete(end)
  const number = query.get('number')
  if (number) known.set('number', String(readSpokenNumber(number) ?? number.trim()))
  const denominations = known.getAll('denomination').filter((one) => one.trim() !== '')
  known.delete('denomination')
  for (const one of denominations) known.append('denomination', one)
  return known
}

interface ListView {
  readonly asked: GivenOf<typeof products.list>
  readonly view?: ForSale['view']
  readonly open?: readonly string[]
  readonly searched?: boolean | undefined
}
export function forSaleHref({ asked, view, open = [], searched }: ListView): string {
  const { productable_type: _given, ...supplies } = asked
  const plain = searched ? searchedHref(asked) : isSupplies({ asked }) ? supplyList.href(supplies) : list.href(asked)
  const shown = [...(view === 'list' ? ['view=list'] : []), ...open.map((name) => `open=${name}`)].join('&')
  return shown ? `${plain}${plain.includes('?') ? '&' : '?'}${shown}` : plain
}

function searchedHref({ search, sort, page, page_size, ...rest }: ListView['asked']): string {
  const set = Object.entries(rest).filter(([name, value]) => name in listingFilters && isSet(value))
  const plain = address(SEARCH_RESULT, products.list, { search, sort, page, page_size })
  const more = new URLSearchParams({ searchable_type: 'Product', ...(set.length && { filters: JSON.stringify(Object.fromEntries(set)) }) })
  return `${plain}${plain.includes('?') ? '&' : '?'}${more}`
}

/** The filters alone, for "Clear all" and chips. */
const filters = list.filters
const isSet = (value: unknown) => value !== undefined && String(value) !== ''

export const unfiltered = (asked: ProductFilters): ProductFilters => ({
  ...list.unfiltered(asked),
  ...(asked.productable_type === 'Supply' && { productable_type: 'Supply' }),
})
export const filterCount = (asked: ProductFilters) => list.filterCount(asked) - Number(asked.productable_type === 'Supply')
/** Without filters; on the page of search results the search stays. */
export const clearedHref = (page: ForSale) =>
  forSaleHref({ ...page, asked: { ...unfiltered(page.asked), search: page.searched ? page.asked.search : '' } })

/** Order choices and the current one. Best match exists only with a search. */
export function sortsOf({ search, sort }: Pick<ProductFilters, 'search' | 'sort'>): {
  sort: ProductFilters['sort']
  choices: readonly ProductFilters['sort'][]
} {
  if (search.trim()) return { sort, choices: sorts }
  return { sort: sort === 'best' ? 'newest' : sort, choices: sorts.filter((one) => one !== 'best') }
}

/** Canonical URL: without a search the newest are the default, so the URL leaves the order out. */
export const sorted = <One extends Pick<ProductFilters, 'search' | 'sort'>>(asked: One, sort: string): One => ({
  ...asked,
  sort: sort === 'newest' && !asked.search.trim() ? 'best' : sort,
  page: 1,
})

/** Input of the counts: the filters without order and page. */
export function countsAsked(asked: ProductFilters): GivenOf<typeof products.counts> {
  return Object.fromEntries(filters.map((name) => [name, asked[name]]).filter(([, set]) => isSet(set)))
}

/** Every filter, newest first: a reader of feeds has no pages. */
export function forSaleFeed({ page: _page, page_size: _size, cursor: _cursor, sort: _sort, ...filters }: ProductFilters): string {
  return address('for-sale', products.list, filters)
}
