import { wordsAsked } from '#server/db/word-search.ts'
import type { Tier } from '../best/tiers.ts'
import type { Statistics } from '../statistics/queries-statistics.ts'
import { choicesIn, decadesOf, type ListingFilter, yearsOf } from './filter.ts'

/** Who looks at what, in which market. */
export interface Look {
  /** What is listed: each kind has its own newest and its own prices. */
  readonly kind: string
  readonly viewer: string | null
  readonly filter: ListingFilter
  readonly market: Statistics
  /** Of what is found, only this part. */
  readonly tier?: Tier
}
const askedIn = ({ filter, tier }: Look) => tier?.asked ?? wordsAsked(filter.search)

/**
 * Microseconds: an entry of an index walked past, a row read in the order in which it was hung, a row fetched from anywhere, a number of the
 * stretch looked up, and a card collected whose word goes on. Estimates: only their proportions decide.
 */
const WALKED = 0.3
const READ = 1
const COLLECTED = 0.35
const FETCHED = 3
const SPANNED = 0.15
/** More is looked through than should be needed: values do not lie evenly. */
const GENEROUS = 1.6
const BUCKET = 10
export const bucketed = (seq: number) => Math.max(0, Math.floor(seq / 2 ** BUCKET))

/** Are these filters so narrow that the planner needs no advice? */
export const plain = ({ filter }: Look) => Boolean(filter.store_id || filter.number || filter.my_stuff === 'only')

/** Only one thing is asked for that an index must gather: one plan does for all its values. */
export function isAlone(look: Look): boolean {
  const { filter } = look
  const { search, store_id, number, my_stuff, available, years, year_issued, price_from, price_to } = filter
  const besides = [store_id, number, my_stuff, available, years, year_issued, price_from, price_to].some((one) => one !== undefined)
  return !besides && choicesIn(filter).length + Math.sign(search.trim() === '' ? 0 : askedIn(look).length) === 1
}

/** One country's newest lie side by side in an index of their own. */
export const usesCountryIndex = (look: Look, sort: string): string | undefined =>
  sort === 'newest' && look.filter.country.length === 1 && !askedIn(look).length ? look.filter.country[0] : undefined

/** Values are taken to be independent of each other. */
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

/** A decade's years are taken to be alike. */
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

/** A word that goes on counts with all that begin so. */
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

/** Walk the list in its order until there are enough; or gather all that match and sort them; or only those in a stretch of the newest: whichever costs least. */
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

/** Words stand in the table alone, and so does what a country's index leaves out; only the newest lie there as they were hung. */
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
  return Math.min(market.rows * within, want / met) * (country ? FETCHED : worded ? READ : WALKED)
}

/** Of a word that goes on, all that begin so are collected before anything else can narrow them. */
function collectCost(look: Look): number {
  const asked = askedIn(look)
  return asked.some(({ open }) => open) ? look.market.rows * wordsShare(asked, look.market) * COLLECTED : 0
}

export const gathers = (look: Look, sort: string, want: number): boolean => roadOf(look, sort, want) !== 'walk'

/** The newest numbers, or those below a cursor, that should hold enough; nothing where no stretch is worth it. */
export function windowOf(look: Look, sort: string, want: number, after: unknown): { from: number } | undefined {
  if (roadOf(look, sort, want) !== 'stretch') return undefined
  const { rows, first_seq, last_seq } = look.market
  const to = typeof after === 'number' ? after : Number.MAX_SAFE_INTEGER
  const span = ((last_seq - first_seq) / rows) * ((GENEROUS * want) / shareOf(look))
  return { from: Math.min(to, last_seq) - span }
}
