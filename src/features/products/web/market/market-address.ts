import { type $ZodObject, parse } from 'zod/v4/core'
import { fill } from '#kernel/address.ts'
import { PAGE } from '#kernel/measures.ts'
import type { AnyOperation, GivenOf, InputOf } from '#kernel/operation.ts'
import { readMoney } from '#kernel/written/money-text.ts'
import { readSpokenNumber } from '#kernel/written/spoken-number.ts'
import { type RouteMatch, readInput } from '#web/router/screen.ts'
import { isTermFacet } from '../filters/facet-lists.ts'
import { yearsBetween } from '../filters/year-bands.ts'
import { SEARCH_RESULT } from '../for-sale/paths.ts'
import { emptyRail, type Market, type MarketAsked, type MarketPage, type View, views } from './market.ts'
import { filtersIn } from './searched-filters.ts'

const shapeOf = (op: AnyOperation) => Object.keys((op.input as $ZodObject)._zod.def.shape)
/** Names of the filters of a market: what its counts take. */
export const filterNames = ({ counts, fixed }: Market): readonly string[] => shapeOf(counts).filter((name) => !(name in fixed))
export const isSet = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
const LONGEST_TOLD = 40

export function readMarketPage(market: Market, place: RouteMatch, searched = false): MarketPage | undefined {
  const { known, unread } = understood(market, place, asTyped(searched ? withSearched(market, place) : place))
  const read = readInput(market.list, { ...place, query: known }) as Record<string, unknown> | undefined
  if (!read) return undefined
  const names = filterNames(market)
  const given = Object.fromEntries(Object.entries(read).filter(([name]) => names.includes(name)))
  const [usual = ''] = market.sorts
  const sort = market.sorts.find((one) => one === place.query.get('sort')) ?? usual
  const asked = { ...emptyRail, ...given, page: Number(read.page), page_size: Number(read.page_size), sort } as MarketAsked
  const view: View = views.find((one) => one === place.query.get('view')) ?? 'grid'
  return { market, asked, view, open: place.query.getAll('open').filter(isTermFacet), searched, unread }
}

/** The filters as JSON of the page of search results; a form without script sends them by name. */
function withSearched(market: Market, place: RouteMatch): RouteMatch {
  const query = new URLSearchParams(place.query)
  const known = new Set([...filterNames(market), 'year_from', 'year_to'])
  for (const [name, value] of Object.entries(filtersIn(query.get('filters'))))
    if (known.has(name) && !query.has(name)) for (const one of [value].flat()) query.append(name, written(one))
  return { ...place, query }
}
const written = (one: unknown) => (typeof one === 'object' ? JSON.stringify(one) : String(one))

const PRICES = [
  ['lowest', 'price_from'],
  ['highest', 'price_to'],
] as const
/** Without script the form sends what was typed; here it becomes values of the API. */
function asTyped({ query, site }: RouteMatch): URLSearchParams {
  const known = new URLSearchParams([...query].filter(([, value]) => value.trim() !== ''))
  for (const [typed, name] of PRICES) {
    const amount = readMoney(known.get(typed) ?? '', site.currency, site.locale)
    if (amount) known.set(name, String(amount))
  }
  const years = yearsBetween(known.get('year_from') ?? '', known.get('year_to') ?? '')
  if (years) known.set('years', years)
  for (const end of ['year_from', 'year_to']) known.delete(end)
  for (const name of ['number', 'member_id']) {
    const typed = known.get(name)
    if (typed) known.set(name, String(readSpokenNumber(typed) ?? typed.trim()))
  }
  const [type, number] = [known.get('catalogue_type'), known.get('catalogue_number')?.trim()]
  if (type && number && !number.includes(':')) known.set('catalogue_number', `${type}:${number}`)
  return known
}

/** Known values of a filter stay; unknown ones are told. */
function understood(market: Market, place: RouteMatch, query: URLSearchParams): { known: URLSearchParams; unread: string[] } {
  const known = new URLSearchParams(query)
  const unread: string[] = []
  for (const name of filterNames(market)) {
    const values = query.getAll(name)
    known.delete(name)
    for (const value of values) {
      const read = readInput(market.list, { ...place, query: new URLSearchParams({ [name]: value }) }) as Record<string, unknown> | undefined
      if (isSet(read?.[name])) known.append(name, value)
      else unread.push(value.trim().slice(0, LONGEST_TOLD))
    }
  }
  return { known, unread: [...new Set(unread)] }
}

/** Input of the list of a market. */
export function listAskedOf<Op extends AnyOperation>(op: Op, { market, asked }: Pick<MarketPage, 'market' | 'asked'>): InputOf<Op> {
  const { page, page_size, sort, ...filters } = asked
  const known = new Set(filterNames(market))
  const named = Object.fromEntries(Object.entries(filters).filter(([name]) => known.has(name)))
  return parse(op.input, { ...named, ...market.fixed, page, page_size, [market.sort_name]: sort }) as InputOf<Op>
}
/** Input of its counts and ways out: the filters alone. */
export function countsAskedOf({ market, asked }: Pick<MarketPage, 'market' | 'asked'>): GivenOf<AnyOperation> {
  const names = filterNames(market)
  return { ...Object.fromEntries(Object.entries(asked).filter(([name, value]) => names.includes(name) && isSet(value))), ...market.fixed }
}

type Place = Pick<MarketPage, 'market' | 'asked'> & Partial<Pick<MarketPage, 'view' | 'open' | 'searched'>>
export function marketHref({ market, asked, view = 'grid', open = [], searched = false }: Place): string {
  const names = filterNames(market)
  const set = Object.fromEntries(Object.entries(asked).filter(([name, value]) => names.includes(name) && isSet(value)))
  const shown = {
    ...(asked.sort !== market.sorts[0] && { sort: asked.sort }),
    ...(asked.page > 1 && { page: asked.page }),
    ...(asked.page_size !== PAGE.usual && { page_size: asked.page_size }),
    ...(view !== 'grid' && { view }),
    ...(open.length > 0 && { open }),
  }
  if (!searched) return fill(market.path, { ...set, ...shown })
  const { search, ...filters } = set
  const json = Object.keys(filters).length ? { filters: JSON.stringify(filters) } : {}
  return fill(SEARCH_RESULT, { ...(search !== undefined && { search }), ...shown, searchable_type: market.type, ...json })
}

export const unfilteredIn = ({ asked: { page_size, sort } }: Pick<MarketPage, 'asked'>): MarketAsked => ({
  ...emptyRail,
  search: undefined,
  page: 1,
  page_size,
  sort,
})
/** Values set; a filter with several counts each. */
export const filtersSet = ({ market, asked }: Pick<MarketPage, 'market' | 'asked'>): number =>
  filterNames(market).reduce((sum, name) => {
    const value = (asked as unknown as Record<string, unknown>)[name]
    return sum + (Array.isArray(value) ? value.length : Number(isSet(value)))
  }, 0)
/** Without filters; on the page of search results the words stay. */
export const clearedHrefOf = (page: MarketPage) =>
  marketHref({ ...page, asked: { ...unfilteredIn(page), search: page.searched ? page.asked.search : undefined } })
/** What a saved search keeps. */
export const savedFilters = (page: Pick<MarketPage, 'market' | 'asked'>) => {
  const { my_stuff: _, ...filters } = countsAskedOf(page) as Record<string, unknown>
  return filters
}
