import { catalogue } from '#features/catalogue/contract.ts'
import { products } from '#features/products/contract.ts'
import {
  asksDrops,
  asksMarketDrops,
  type ForSale,
  type MarketPage,
  readMarketPage,
  readSearched,
  SEARCH_RESULT,
} from '#features/products/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { MOST_HITS, searches } from '#features/search/contract.ts'
import { stores } from '#features/stores/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { placeQuery } from '#web/list/list-place.ts'
import type { ListPlace } from '#web/list/Pages.tsx'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import type { AnswerTo, RouteMatch } from '#web/router/screen.ts'
import { marketOf } from './kinds/markets.ts'

/** Page size: entries of the catalogue beside an empty search of the market. */
const ENTRIES_BESIDE = 4

/** Kinds with a list of their own on the page; others show their hits. */
export const listed = ['Product', 'Store', 'User'] as const
/** State in the URL: kind, words and position in the list. */
export interface Searched {
  readonly kind: string
  readonly text: string
  readonly page: ForSale
  /** Lots, trades, bounties and items of collections have rails of their own. */
  readonly market?: MarketPage | undefined
}

export function readSearch(place: RouteMatch): Searched | undefined {
  const asked = place.query.get('searchable_type') || 'Product'
  // Supplies are products; of these the filter alone makes them supplies.
  const page = readSearched(asked === 'Supply' ? withSupplies(place) : place)
  const kind = asked === 'Supply' ? 'Product' : asked
  const market = kind === 'Product' ? undefined : marketOf(kind)
  return page && { kind, text: page.asked.search.trim(), page, market: market && readMarketPage(market, place, true) }
}
function withSupplies(place: RouteMatch): RouteMatch {
  const query = new URLSearchParams(place.query)
  query.set('productable_type', 'Supply')
  return { ...place, query }
}

export const searchHref = (text: string, kind?: string, place: Partial<ListPlace> = {}) =>
  `${SEARCH_RESULT}?${new URLSearchParams({ ...(text && { search: text }), ...(kind && { searchable_type: kind }), ...placeQuery({ page: 1, page_size: PAGE.usual, ...place }, PAGE.usual) })}`

export const placeOf = ({ page, page_size }: ListPlace): ListPlace => ({ page, page_size })
/** A page of the selected kind; page size 1 for the totals of the others. */
const asked = ({ kind, text, page: { asked } }: Searched, of: (typeof listed)[number]) => ({
  search: text,
  ...(kind === of ? placeOf(asked) : { page_size: 1 }),
})
export const productsAsked = (searched: Searched) => (searched.kind === 'Product' ? searched.page.asked : asked(searched, 'Product'))
export const storesAsked = (searched: Searched) => asked(searched, 'Store')
/** The total, and a few entries if nothing is for sale: the catalogue has its own pages. */
export const entriesAsked = ({ text }: Searched) => ({ search: text, page_size: ENTRIES_BESIDE })
export const meantEntriesAsked = (meant: string) => ({ search: meant, page_size: ENTRIES_BESIDE })
export const membersAsked = (searched: Searched) => asked(searched, 'User')

/** Hits of a kind without a list of its own. */
export const hitsAsked = ({ kind, text }: Searched) => ({ search: text, searchable_type: kind, page_size: MOST_HITS })
export const isListed = (kind: string) => listed.some((one) => one === kind)
const isKind = ({ kind, market }: Searched, kinds: readonly { code: string }[]) =>
  !isListed(kind) && !market && kinds.some(({ code }) => code === kind)

/** Spelling suggestion if no store was found. */
export const spellingAsked = ({ text }: Searched) => ({ search: text, searchable_type: 'Store' as const, page_size: 1 })
export const meantStoresAsked = (meant: string) => ({ search: meant, page: 1, page_size: PAGE.usual })

export const meantMembersAsked = (meant: string) => ({ search: meant, page: 1, page_size: PAGE.usual })

type AsksMore = (searched: Searched, answerOf: AnswerTo, round: number) => OperationQuery[]

const asksMeantEntries: AsksMore = (searched, answerOf, round) => {
  const { meant } = answerOf(catalogue.list, entriesAsked(searched))
  return round === 0 && meant && answerOf(products.list, productsAsked(searched)).products.data.length === 0
    ? [queryOf(catalogue.list, meantEntriesAsked(meant))]
    : []
}
const asksMeantStores: AsksMore = (searched, answerOf, round) => {
  if (answerOf(stores.list, storesAsked(searched)).stores.data.length > 0) return []
  if (round === 0) return [queryOf(searches.suggest, spellingAsked(searched))]
  const { meant } = answerOf(searches.suggest, spellingAsked(searched)).search
  return meant ? [queryOf(stores.list, meantStoresAsked(meant))] : []
}
const asksMeantMembers: AsksMore = (searched, answerOf, round) => {
  const { meant } = answerOf(profiles.search, membersAsked(searched))
  return round === 0 && meant ? [queryOf(profiles.search, meantMembersAsked(meant))] : []
}
const asksMeantOf: Readonly<Record<string, AsksMore>> = { Product: asksMeantEntries, Store: asksMeantStores, User: asksMeantMembers }

/** Spelling suggestion if nothing was found, and its results. */
export const asksMeant: AsksMore = (searched, answerOf, round) => [
  ...(searched.kind === 'Product' ? asksDrops(searched.page, answerOf, round) : []),
  ...(searched.market ? asksMarketDrops(searched.market, answerOf, round) : []),
  ...(round <= 1 && searched.text && searched.page.asked.page === 1 ? (asksMeantOf[searched.kind]?.(searched, answerOf, round) ?? []) : []),
  ...(round === 0 && isKind(searched, answerOf(searches.kinds, {}).kinds) ? [queryOf(searches.suggest, hitsAsked(searched))] : []),
]
