import { applies, type FilterName } from '#features/listings/contract.ts'
import { type List, vocabularies } from '#features/vocabularies/contract.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import type { AnswerTo } from '#web/router/screen.ts'
import { countriesAsked } from '../filters/countries-asked.ts'
import { listAsked, stands, termFacets } from '../filters/facet-lists.ts'
import type { MarketPage } from './market.ts'
import { countsAskedOf, filtersSet, listAskedOf } from './market-address.ts'

/** Vocabularies of fields that few markets have. */
const OWN = {
  accepting_offer: ['tradeAcceptingOfferTypes'],
  status: ['stampItemStatuses'],
  catalogue_number: ['stampCatalogNumberTypes'],
  reward: ['stampGrades', 'stampFormatTypes'],
} as const satisfies Partial<Record<FilterName, readonly List[]>>

/** The vocabularies that the fields of a market show at first. */
export function wordsAskedFor({ market: { type }, asked, open }: Pick<MarketPage, 'market' | 'asked' | 'open'>): OperationQuery[] {
  const own = [
    ...Object.entries(OWN).flatMap(([name, types]) => (applies(name as FilterName, type) ? [{ types: [...types] as List[] }] : [])),
    ...(applies('country', type) ? [countriesAsked(asked.country)] : []),
    ...termFacets.filter((name) => applies(name, type) && stands(name, asked, open)).map((name) => listAsked(name, asked)),
  ]
  return own.map((input) => queryOf(vocabularies.staticData, input))
}

/** The list, and the words of its filters. */
export const asksMarket = (page: MarketPage): OperationQuery[] => [
  queryOf(page.market.list, listAskedOf(page.market.list, page)),
  ...wordsAskedFor(page),
]

/** Empty result: asks what dropping filters would give. */
export function asksMarketDrops(page: MarketPage, answerOf: AnswerTo, round: number): OperationQuery[] {
  const { market, asked } = page
  if (round > 0 || asked.page > 1 || filtersSet(page) === 0) return []
  const found = market.pageIn(answerOf(market.list, listAskedOf(market.list, page)) as never)
  return found.total === 0 ? [queryOf(market.drops, countsAskedOf(page))] : []
}
