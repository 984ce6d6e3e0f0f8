import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { FOR_SALE, SEARCH_RESULT } from '#features/products/web/public.tsx'
import { profiles } from '#features/profiles/contract.ts'
import { searches } from '#features/search/contract.ts'
import { MEMBERS_OFFERED, QUICK_SEARCH, REST_MS, TYPEAHEAD } from '#kernel/measures.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useLatest } from '#web/query/hooks.ts'
import { catalogueNumber } from './catalogue-number.ts'
import { useRecentSearches } from './recent-searches.ts'
import type { SearchKind } from './search-kinds.ts'

type Suggestions = AnswerOf<typeof searches.suggest>['suggestions']
type SuggestedMember = AnswerOf<typeof profiles.search>['users']['data'][number]
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
  const asked = useLate(typed.trim())
  const number = kind === 'Store' || kind === 'User' ? undefined : catalogueNumber(typed)
  const found = useFound(asked, kind, open && asked !== '')
  if (!open) return []
  if (typed.trim() === '') return recent.length ? [{ title: t`Recent searches`, rows: recent.map(recentRow) }] : []
  const groups: SuggestionGroup[] = [
    { title: t`Catalogue number`, rows: number ? [{ key: number, href: searchFor(number), label: number, catalogue: true }] : [] },
    ...(asked ? found : []),
  ]
  return atMost(TYPEAHEAD, groups)
}

/**
 * Members and stores match by name, so they come before products that only contain the words. Two queries, because products and members are in
 * different slices.
 */
function useFound(search: string, kind: SearchKind | '', wanted: boolean): readonly SuggestionGroup[] {
  const { t } = useLingui()
  const of = kind === 'Product' || kind === 'Store' ? { searchable_type: kind } : {}
  const goods = useLatest(searches.suggest, { search, ...of }, wanted && kind !== 'User')?.suggestions
  const meant = goods?.meant
  const page_size = kind === 'User' ? QUICK_SEARCH : MEMBERS_OFFERED
  const people = useLatest(profiles.search, { search, page_size }, wanted && (kind === '' || kind === 'User'))?.users.data
  const members = { title: t`Members`, rows: kind === '' || kind === 'User' ? (people ?? []).map(memberRow) : [] }
  if (kind === 'User' || !goods) return [members]
  const market = { title: t`On the market`, rows: goods.products.map(productRow) }
  const named = [{ title: t`Stores`, rows: goods.stores.map(storeRow) }, members]
  const begins = goods.products.some(({ name }) => plain(name).startsWith(plain(meant ?? search)))
  return [
    { title: t`Countries`, rows: goods.countries.map(countryRow) },
    ...(meant ? [...named, { title: t`Did you mean`, rows: [meantRow(meant)] }, market] : begins ? [market, ...named] : [...named, market]),
  ]
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

/** Debounced text. */
function useLate(text: string): string {
  const [late, setLate] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), REST_MS.typeahead)
    return () => clearTimeout(timer)
  }, [text])
  return late
}
