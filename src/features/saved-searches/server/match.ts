import { yearsIn } from '#features/listings/contract.ts'
import { wordsAsked } from '#server/db/word-search.ts'
import type { AlertListing } from '#server/slices/alert-source.ts'
import type { SavedFilters } from '../contract.ts'

/** Facets by how few listings one value has: the first that is set finds the searches that could match. */
const FACETS = [
  'topic_ids',
  'denomination',
  'category_ids',
  'color',
  'format',
  'country',
  'grade',
  'quality',
  'shipping_option',
  'condition',
  'item_kind',
] as const
type Filters = Partial<SavedFilters>

/** Only what narrows: empty lists and blank words are left out. */
export function setFilters(filters: SavedFilters): Partial<SavedFilters> {
  const search = filters.search.trim()
  const kept = Object.entries(filters).filter(
    ([name, value]) => name !== 'search' && name !== 'my_stuff' && value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return { ...(Object.fromEntries(kept) as Partial<SavedFilters>), ...(search && { search }) }
}

/** The terms by which a search is found; a listing without any of them cannot match. */
export function anchorsOf(type: string, filters: Filters): string[] {
  return termsOf(filters).map((term) => `${type}|${term}`)
}
function termsOf(filters: Filters): string[] {
  const [longest] = wordsAsked(filters.search ?? '').toSorted((a, b) => b.word.length - a.word.length)
  if (longest) return [longest.open ? startOf(longest.word) : `w:${longest.word}`]
  if (filters.number !== undefined) return [`number:${filters.number}`]
  if (filters.store_id) return [`store:${filters.store_id}`]
  const facet = FACETS.find((one) => filters[one]?.length)
  if (facet) return filters[facet]!.map((code) => `${facet}:${code}`)
  return ['*']
}
const startOf = (word: string) => `s:${[...word].slice(0, 3).join('')}`

/** All terms of a listing. */
export function anchorsFor({ type, words, facets, numbers, store_id }: AlertListing): string[] {
  const starts = words.flatMap((word) => [startOf(word), startOf([...word].slice(0, 2).join(''))])
  const terms = [
    ...['*', ...(store_id ? [`store:${store_id}`] : [])],
    ...words.map((word) => `w:${word}`),
    ...starts,
    ...numbers.map((number) => `number:${number}`),
    ...FACETS.flatMap((facet) => (facets[facet] ?? []).map((code) => `${facet}:${code}`)),
  ]
  return [...new Set(terms)].map((term) => `${type}|${term}`)
}

/** A band of years, single ends and one year: all of them together. */
function yearsOf({ years, year_issued, year_from, year_to }: Filters) {
  const band = years ? yearsIn(years) : { from: undefined, to: undefined }
  const firsts = [band.from, year_from, year_issued].filter((end) => end !== undefined)
  const lasts = [band.to, year_to, year_issued].filter((end) => end !== undefined)
  return { from: firsts.length ? Math.max(...firsts) : undefined, to: lasts.length ? Math.min(...lasts) : undefined }
}

/** The same decision as the list's query: every word, one value of every facet, and all ranges. */
export function matches(filters: Filters, listing: AlertListing): boolean {
  const { words, facets, year, price, numbers } = listing
  const asked = wordsAsked(filters.search ?? '')
  if (filters.search && !asked.length) return false
  if (!asked.every(({ word, open }) => words.some((one) => (open ? one.startsWith(word) : one === word)))) return false
  if (!FACETS.every((facet) => !filters[facet]?.length || filters[facet]!.some((code) => facets[facet]?.includes(code)))) return false
  const { from, to } = yearsOf(filters)
  if (from !== undefined && (year === null || year < from)) return false
  if (to !== undefined && (year === null || year > to)) return false
  if (filters.price_from !== undefined && (price === null || price < filters.price_from)) return false
  if (filters.price_to !== undefined && (price === null || price > filters.price_to)) return false
  if (filters.number !== undefined && !numbers.includes(filters.number)) return false
  if (filters.store_id && filters.store_id !== listing.store_id) return false
  return !filters.productable_type || filters.productable_type === listing.productable_type
}
