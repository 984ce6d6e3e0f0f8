import { wordsAsked } from '#server/db/word-search.ts'
import type { Tier } from '../best/tiers.ts'
import type { Statistics } from '../statistics/queries-statistics.ts'
import { choicesIn, decadesOf, type ListingFilter, yearsOf } from './filter.ts'

/** Query to plan: viewer, filter, kind and statistics. */
export interface Look {
  /** Kind of listing; each has its own order and prices. */
  readonly kind: string
  readonly viewer: string | null
  readonly filter: ListingFilter
  readonly market: Statistics
  /** Restriction to one tier of the ranked search. */
  readonly tier?: Tier
}
const askedIn = ({ filter, tier }: Look) => tier?.asked ?? wordsAsked(filter.search)

/**
 * Cost model in microseconds: an index entry passed, a row read in index order, a row fetched at random, a number looked up, a card collected by
 * prefix. Only the proportions matter.
 */
const WALKED = 0.3
const READ = 1
const COLLECTED = 0.35
const FETCHED = 3
const SPANNED = 0.15
/** Safety factor: values are not distributed evenly. */
const GENEROUS = 1.6
const BUCKET = 10
export const bucketed = (seq: number) => Math.max(0, Math.floor(seq / 2 ** BUCKET))

/** Narrow filters, for which PostgreSQL's own plan is good. */
export const plain = ({ filter }: Look) => Boolean(filter.store_id || filter.number || filter.my_stuff === 'only')

/** A single indexed filter: one generic plan serves all its values. */
export function isAlone(look: Look): boolean {
  const { filter } = look
  const { search, store_id, number, my_stuff, available, years, year_issued, year_from, year_to, price_from, price_to } = filter
  const besides = [store_id, number, my_stuff, available, years, year_issued, year_from, year_to, price_from, price_to].some(
    (one) => one !== undefined,
  )
  return !besides && choicesIn(filter).length + Math.sign(search.trim() === '' ? 0 : askedIn(look).length) === 1
}

/** The newest of one country have an index of their own. */
export const usesCountryIndex = (look: Look, sort: string): string | undefined =>
  sort === 'newest' && look.filter.country.length === 1 && !askedIn(look).length ? look.filter.country[0] : undefined

/** Selectivity, assuming independent values. */
export function shareOf(look: Look, priced = true): number {
  const { filter, market } = look
  const common = (facet: string, codes: readonly string[]) =>
    Math.min(
      1,
      codes.reduce((sum, code) => sum + shareOfCode(market, facet, code), 0),
    )
  const chosen = choicesIn(filter).reduce((share, { facet, codes }) => share * common(facet, codes), 1)
  return (
    chosen *
    yearsShare(filter, (decade) => common('decade', [decade])) *
    wordsShare(askedIn(look), market) *
    (priced ? pricesShare(filter, market.prices) : 1)
  )
}

const shareOfCode = ({ shares, rare }: Statistics, facet: string, code: string | undefined) =>
  code === undefined ? 1 : (shares.get(`${facet}:${code}`) ?? rare)

/** Assumes that the years of a decade are equally frequent. */
function yearsShare(filter: Look['filter'], common: (decade: string) => number): number {
  const decades = decadesOf(filter)
  if (!decades) return 1
  const { from = 0, to = 9999 } = yearsOf(filter)
  const within = (decade: number) => Math.max(0, Math.min(decade + 9, to) - Math.max(decade, from) + 1) / 10
  return Math.min(
    1,
    decades.reduce((sum, decade) => sum + common(decade) * within(Number(decade)), 0),
  )
}

/** A prefix counts with all words that begin so. */
function wordsShare(asked: Tier['asked'], { words, rare_word }: Statistics): number {
  const common = ({ word, open }: { word: string; open: boolean }) => (open ? begun(words, word) || rare_word : (words.get(word) ?? rare_word))
  return asked.reduce((share, word) => share * common(word), 1)
}

const MOST_BEGUN = 2_000
const known = new WeakMap<ReadonlyMap<string, number>, Map<string, number>>()
function begun(words: ReadonlyMap<string, number>, start: string): number {
  const sums = known.get(words) ?? new Map<string, number>()
  known.set(words, sums)
  const kept = sums.get(start)
  if (kept !== undefined) return kept
  let sum = 0
  for (const [word, share] of words) if (word.startsWith(start)) sum += share
  if (sums.size < MOST_BEGUN) sums.set(start, Math.min(1, sum))
  return Math.min(1, sum)
}

function pricesShare({ price_from = 0, price_to = Number.POSITIVE_INFINITY }: Look['filter'], prices: readonly number[]): number {
  if (!prices.length) return 1
  const inside = prices.filter((price) => price >= price_from && price <= price_to).length
  return Math.max(inside, 0.5) / prices.length
}

/**
 * Cheapest access path: read in list order until the page is full (walk), collect and sort all matches (gather), or only those among the newest
 * numbers (stretch).
 */
function roadOf(look: Look, sort: string, want: number): 'walk' | 'gather' | 'stretch' {
  const worded = askedIn(look).length > 0
  if (plain(look) || !(worded || choicesIn(look.filter).length || decadesOf(look.filter))) return 'walk'
  const { rows } = look.market
  const share = shareOf(look)
  const walk = walkCost(look, sort, want)
  const collect = collectCost(look)
  const gather = collect + rows * share * FETCHED
  const enough = GENEROUS * want
  const stretch = sort === 'newest' && enough < rows * share ? collect + enough * FETCHED + (enough / share) * SPANNED : Number.POSITIVE_INFINITY
  if (walk <= Math.min(gather, stretch)) return 'walk'
  return stretch < gather ? 'stretch' : 'gather'
}

/** Filters that the index of a country contains: the country, the price and the owner. */
const isCovered = ({ filter }: Look) => choicesIn(filter).length === 1 && !decadesOf(filter) && !filter.productable_type && !filter.available

/** Words, and columns missing in the index of a country, need the table's row; only `newest` reads rows in their stored order. */
function walkCost(look: Look, sort: string, want: number): number {
  const { filter, market } = look
  const worded = askedIn(look).length > 0
  if (sort !== 'newest') {
    const within = market.rows * pricesShare(filter, market.prices)
    return Math.min(within, want / shareOf(look, false)) * (worded ? FETCHED : WALKED)
  }
  const country = usesCountryIndex(look, sort)
  const within = shareOfCode(market, 'country', country)
  const met = shareOf(look) / within
  return Math.min(market.rows * within, want / met) * (country && !isCovered(look) ? FETCHED : worded ? READ : WALKED)
}

/** Prefix words are collected completely before another filter applies. */
function collectCost(look: Look): number {
  const asked = askedIn(look)
  return asked.some(({ open }) => open) ? look.market.rows * wordsShare(asked, look.market) * COLLECTED : 0
}

export const gathers = (look: Look, sort: string, want: number): boolean => roadOf(look, sort, want) !== 'walk'

/** Range of the newest numbers, or of those below a cursor, expected to fill the page; undefined if no range pays off. */
export function windowOf(look: Look, sort: string, want: number, after: unknown): { from: number } | undefined {
  if (roadOf(look, sort, want) !== 'stretch') return undefined
  const { rows, first_seq, last_seq } = look.market
  const to = typeof after === 'number' ? after : Number.MAX_SAFE_INTEGER
  const span = ((last_seq - first_seq) / rows) * ((GENEROUS * want) / shareOf(look))
  return { from: Math.min(to, last_seq) - span }
}
