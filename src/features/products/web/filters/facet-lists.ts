import { type List, vocabularies } from '#features/vocabularies/contract.ts'
import { type OperationQuery, queryOf } from '#web/query/keys.ts'
import { countriesAsked } from './countries-asked.ts'
import type { RailFilters } from './rail-filters.ts'

/** Facets with a vocabulary, and its name in the API. Countries are too many and have a facet of their own. */
const LISTS = {
  grade: ['stampGrades'],
  color: ['stampColors'],
  quality: ['stampQualities'],
  format: ['stampFormatTypes'],
  topic_ids: ['topics'],
  category_ids: ['stampCategories'],
  shipping_option: ['shippingOptions'],
} as const satisfies Record<string, readonly List[]>
export type TermFacetName = keyof typeof LISTS
export const termFacets = Object.keys(LISTS) as TermFacetName[]
export const isTermFacet = (name: string): name is TermFacetName => name in LISTS

/** Coins have their own grading scales, supplies their own categories. */
export const listAsked = (name: TermFacetName, { item_kind, productable_type }: Pick<RailFilters, 'item_kind' | 'productable_type'>) => ({
  types: [
    ...(name === 'category_ids' && productable_type === 'Supply' ? ['supplyCategories' as const] : LISTS[name]),
    ...(name === 'grade' && item_kind.includes('coin') ? ['coinGrades' as const] : []),
  ] as List[],
})

/** Facets open from the start: those with a chosen value, and delivery. */
export const stands = (name: TermFacetName, asked: RailFilters, open: readonly string[]) =>
  name === 'shipping_option' || (name === 'category_ids' && asked.productable_type === 'Supply') || asked[name].length > 0 || open.includes(name)

/** Vocabularies that the page contains: those of the open facets. */
export const listsAsked = (asked: RailFilters, open: readonly string[]): OperationQuery[] => [
  queryOf(vocabularies.staticData, countriesAsked(asked.country)),
  ...termFacets.filter((name) => stands(name, asked, open)).map((name) => queryOf(vocabularies.staticData, listAsked(name, asked))),
]
