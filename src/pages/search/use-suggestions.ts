import { useLingui } from '@lingui/react/macro'
import { catalogue } from '#features/catalogue/contract.ts'
import { FOR_SALE, SEARCH_RESULT } from '#features/products/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { searches } from '#features/search/contract.ts'
import { MEMBERS_OFFERED, QUICK_SEARCH, TYPEAHEAD } from '#kernel/measures.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useLatest } from '#web/query/hooks.ts'
import { useTypedQuestion } from '#web/query/use-typed-question.ts'
import { catalogueNumber } from './catalogue-number.ts'
import { useRecentSearches } from './recent-searches.ts'
import type { SearchKind } from './search-kinds.ts'

type Suggestions = AnswerOf<typeof searches.suggest>['suggestions']
type SuggestedMember = AnswerOf<typeof profiles.search>['users']['data'][number]
type SuggestedEntry = AnswerOf<typeof catalogue.list>['entries']['data'][number]
export type SuggestedProduct = Suggestions['products'][number]

/** A row of the listbox. */
export interface Suggestion {
  readonly key: string
  readonly href: string
  readonly label: string
  readonly recent?: true
  readonly catalogue?: true
  readonly country?: true
  /** Spelling suggestion. */
  readonly meant?: true
  readonly store?: { readonly uuid: number; readonly product_count: number }
  /** The e-mail address only if visible to the viewer. */
  readonly member?: { readonly image_url: string | null; readonly email?: string | undefined }
  readonly product?: SuggestedProduct
  readonly entry?: SuggestedEntry
}
export interface SuggestionGroup {
  readonly title: string
  readonly rows: readonly Suggestion[]
}

const searchFor = (text: string) => `${SEARCH_RESULT}?${new URLSearchParams({ search: text })}`

/** Without input the recent searches, otherwise suggestions of the selected kind. */
export function useSuggestions(typed: string, open: boolean, kind: SearchKind | ''): readonly SuggestionGroup[] {
  const { t } = useLingui()
  const recent = useRecentSearches()
  const number = kind === 'Store' || kind === 'User' ? undefined : catalogueNumber(typed)
  const found = useFound(typed, kind, open)
  if (!open) return []
  if (typed.trim() === '') return recent.length ? [{ title: t`Recent searches`, rows: recent.map(recentRow) }] : []
  const groups: SuggestionGroup[] = [
    { title: t`Catalogue number`, rows: number ? [{ key: number, href: searchFor(number), label: number, catalogue: true }] : [] },
    ...found,
  ]
  return atMost(TYPEAHEAD, groups)
}

/**
 * Members and stores match by name, so they come before products that only contain the words. Two queries, because products and members are in
 * different slices.
 */
function useFound(typed: string, kind: SearchKind | '', wanted: boolean): readonly SuggestionGroup[] {
  const { t } = useLingui()
  const of = kind === 'Product' || kind === 'Store' ? { searchable_type: kind } : {}
  const { answer, asked } = useTypedQuestion(searches.suggest, typed, (search) => ({ search, ...of }), wanted && kind !== 'User')
  const goods = answer?.suggestions
  const meant = goods?.meant
  const found = useMembers(typed, kind === 'User' ? QUICK_SEARCH : MEMBERS_OFFERED, wanted && (kind === '' || kind === 'User'))
  const members = { title: t`Members`, rows: found.map(memberRow) }
  const isOnMarket = !goods || goods.products.length + goods.stores.length + goods.countries.length > 0
  const entries = useEntries(typed, wanted && kind === '' && !isOnMarket)
  if (kind === 'User' || !goods) return [members]
  const market = { title: t`On the market`, rows: goods.products.map(productRow) }
  const byName = [{ title: t`Stores`, rows: goods.stores.map(storeRow) }, members]
  const begins = goods.products.some(({ name }) => plain(name).startsWith(plain(meant ?? asked)))
  return [
    { title: t`Countries`, rows: goods.countries.map(countryRow) },
    ...(meant ? [...byName, { title: t`Did you mean`, rows: [meantRow(meant)] }, market] : begins ? [market, ...byName] : [...byName, market]),
    { title: t`In the catalogue`, rows: entries.map(entryRow) },
  ]
}

/** Members by name, or by its spelling suggestion if there are none. */
function useMembers(typed: string, page_size: number, wanted: boolean): readonly SuggestedMember[] {
  const found = useTypedQuestion(profiles.search, typed, (search) => ({ search, page_size }), wanted).answer
  const meant = found?.meant ?? ''
  const others = useLatest(profiles.search, { search: meant, page_size }, wanted && meant !== '')
  return wanted ? ((meant ? others : found)?.users.data ?? []) : []
}

/** Catalogue entries by words, or by their spelling suggestion if there are none. */
function useEntries(typed: string, wanted: boolean): readonly SuggestedEntry[] {
  const page_size = QUICK_SEARCH
  const found = useTypedQuestion(catalogue.list, typed, (search) => ({ search, page_size }), wanted).answer
  const meant = found?.meant ?? ''
  const others = useLatest(catalogue.list, { search: meant, page_size }, wanted && meant !== '')
  return wanted ? ((meant ? others : found)?.entries.data ?? []) : []
}

/** Comparison without accents and case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Limits the number of rows; the longest group loses rows first. */
function atMost(most: number, groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  const kept = groups.map(({ title, rows }) => ({ title, rows: [...rows] }))
  while (kept.reduce((sum, { rows }) => sum + rows.length, 0) > most) kept.toSorted((a, b) => b.rows.length - a.rows.length)[0]!.rows.pop()
  return kept.filter(({ rows }) => rows.length > 0)
}

const recentRow = (text: string): Suggestion => ({ key: `recent ${text}`, href: searchFor(text), label: text, recent: true })
const meantRow = (text: string): Suggestion => ({ key: `meant ${text}`, href: searchFor(text), label: text, meant: true })
const countryRow = ({ code, name }: Suggestions['countries'][number]): Suggestion => ({
  key: code,
  href: `${FOR_SALE}?${new URLSearchParams({ country: code })}`,
  label: name,
  country: true,
})
const productRow = (product: SuggestedProduct): Suggestion => ({ key: product.id, href: `/products/${product.id}`, label: product.name, product })
const storeRow = ({ id, name, uuid, product_count }: Suggestions['stores'][number]): Suggestion => ({
  key: id,
  href: `/stores/${id}`,
  label: name,
  store: { uuid, product_count },
})
const memberRow = ({ id, full_name, image_url, email }: SuggestedMember): Suggestion => ({
  key: id,
  href: `/profile/${id}`,
  label: full_name,
  member: { image_url, email },
})
const entryRow = (entry: SuggestedEntry): Suggestion => ({ key: entry.id, href: `/stamps/${entry.id}`, label: entry.name, entry })
