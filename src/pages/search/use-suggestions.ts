import { useLingui } from '@lingui/react/macro'
import { catalogue } from '#features/catalogue/contract.ts'
import { FOR_SALE, SEARCH_RESULT } from '#features/products/web/public.tsx'
import { searches } from '#features/search/contract.ts'
import { QUICK_SEARCH, TYPEAHEAD } from '#kernel/measures.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { useLatest, useMaybe } from '#web/query/hooks.ts'
import { useTypedQuestion } from '#web/query/use-typed-question.ts'
import { catalogueNumber } from './catalogue-number.ts'
import { useKinds } from './kinds/use-kinds.ts'

type Found = AnswerOf<typeof searches.suggest>['search']
type SuggestedEntry = AnswerOf<typeof catalogue.list>['entries']['data'][number]
export type Hit = Found['data'][number]

/** A row of the listbox. */
export interface Suggestion {
  readonly key: string
  readonly href: string
  readonly label: string
  readonly recent?: true
  /** What others search for. */
  readonly popular?: true
  readonly catalogue?: true
  readonly country?: true
  /** Spelling suggestion. */
  readonly meant?: true
  readonly hit?: Hit
  readonly entry?: SuggestedEntry
}
export interface SuggestionGroup {
  readonly title: string
  readonly rows: readonly Suggestion[]
}

const searchFor = (text: string) => `${SEARCH_RESULT}?${new URLSearchParams({ search: text })}`

/** Without input the recent and the popular searches, otherwise suggestions of the selected kind. */
export function useSuggestions(typed: string, open: boolean, kind: string, recent: readonly string[]): readonly SuggestionGroup[] {
  const { t } = useLingui()
  const number = kind === '' ? catalogueNumber(typed) : undefined
  const found = useFound(typed, kind, open)
  const popular = useMaybe(searches.popular, {}, open && typed.trim() === '')?.searches ?? []
  if (!open) return []
  if (typed.trim() === '')
    return atMost(TYPEAHEAD, [
      { title: t`Recent searches`, rows: recent.map(recentRow) },
      { title: t`Often searched for`, rows: popular.filter((text) => !recent.includes(text)).map(popularRow) },
    ])
  const groups: SuggestionGroup[] = [
    { title: t`Catalogue number`, rows: number ? [{ key: number, href: searchFor(number), label: number, catalogue: true }] : [] },
    ...found,
  ]
  return atMost(TYPEAHEAD, groups)
}

/** One question to the search over everything; its hits in the order of the answer, a group for each kind. */
function useFound(typed: string, kind: string, wanted: boolean): readonly SuggestionGroup[] {
  const { t } = useLingui()
  const names = new Map(useKinds().map(({ code, name }) => [code, name]))
  const of = kind === '' ? {} : { searchable_type: kind }
  const { answer } = useTypedQuestion(searches.suggest, typed, (search) => ({ search, ...of, page_size: QUICK_SEARCH }), wanted)
  const found = answer?.search
  const isEmpty = found !== undefined && found.data.length + found.countries.length === 0
  const entries = useEntries(typed, wanted && kind === '' && isEmpty)
  if (!found) return []
  const kinds = [...Map.groupBy(found.data, ({ searchable_type }) => searchable_type)]
  return [
    { title: t`Countries`, rows: found.countries.map(countryRow) },
    { title: t`Did you mean`, rows: found.meant ? [meantRow(found.meant)] : [] },
    ...kinds.map(([code, hits]) => ({ title: names.get(code) ?? code, rows: hits.map(hitRow) })),
    { title: t`In the catalogue`, rows: entries.map(entryRow) },
  ]
}

/** Catalogue entries by words, or by their spelling suggestion if there are none. */
function useEntries(typed: string, wanted: boolean): readonly SuggestedEntry[] {
  const page_size = QUICK_SEARCH
  const found = useTypedQuestion(catalogue.list, typed, (search) => ({ search, page_size }), wanted).answer
  const meant = found?.meant ?? ''
  const others = useLatest(catalogue.list, { search: meant, page_size }, wanted && meant !== '')
  return wanted ? ((meant ? others : found)?.entries.data ?? []) : []
}

/** Limits the number of rows; the longest group loses rows first. */
function atMost(most: number, groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  const kept = groups.map(({ title, rows }) => ({ title, rows: [...rows] }))
  while (kept.reduce((sum, { rows }) => sum + rows.length, 0) > most) kept.toSorted((a, b) => b.rows.length - a.rows.length)[0]!.rows.pop()
  return kept.filter(({ rows }) => rows.length > 0)
}

const recentRow = (text: string): Suggestion => ({ key: `recent ${text}`, href: searchFor(text), label: text, recent: true })
const popularRow = (text: string): Suggestion => ({ key: `popular ${text}`, href: searchFor(text), label: text, popular: true })
const meantRow = (text: string): Suggestion => ({ key: `meant ${text}`, href: searchFor(text), label: text, meant: true })
const countryRow = ({ code, name }: Found['countries'][number]): Suggestion => ({
  key: code,
  href: `${FOR_SALE}?${new URLSearchParams({ country: code })}`,
  label: name,
  country: true,
})
const hitRow = (hit: Hit): Suggestion => ({ key: `${hit.searchable_type} ${hit.searchable.id}`, href: hit.path, label: hit.title, hit })
const entryRow = (entry: SuggestedEntry): Suggestion => ({ key: entry.id, href: `/stamps/${entry.id}`, label: entry.name, entry })
