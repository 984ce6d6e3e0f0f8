import type { Look } from './queries-find.ts'
import { choicesIn, decadesOf } from './wanted.ts'

/** Microseconds, as measured: an entry of an index walked past, and a row of the table fetched. */
const WALKED = 0.3
const FETCHED = 3
/** More is looked through than should be needed: values do not lie evenly. */
const GENEROUS = 2.5
const BUCKET = 10
export const bucketed = (seq: number) => Math.max(0, Math.floor(seq / 2 ** BUCKET))

/** Are these filters so narrow that the planner needs no advice, or of a kind that it judges best itself? */
const plain = ({ filter }: Look) => Boolean(filter.search.trim() || filter.store_id || filter.number || filter.my_stuff === 'only')

/** Values are taken to be independent of each other. */
export function shareOf({ filter, market }: Look, priced = true): number {
  const common = (facet: string, codes: readonly string[]) =>
    Math.min(
      1,
      codes.reduce((sum, code) => sum + (market.shares.get(`${facet}:${code}`) ?? market.rare), 0),
    )
  const decades = decadesOf(filter)
  const chosen = choicesIn(filter).reduce((share, { facet, codes }) => share * common(facet, codes), 1)
  return chosen * (decades ? common('decade', decades) : 1) * (priced ? pricesShare(filter, market.prices) : 1)
}

function pricesShare({ price_from = 0, price_to = Number.POSITIVE_INFINITY }: Look['filter'], prices: readonly number[]): number {
  if (!prices.length) return 1
  const inside = prices.filter((price) => price >= price_from && price <= price_to).length
  return Math.max(inside, 0.5) / prices.length
}

/** Walk the list in its order until there are enough, or gather all that match and sort them: whichever costs less. */
export function gathers(look: Look, sort: string, want: number): boolean {
  if (plain(look) || !(choicesIn(look.filter).length || decadesOf(look.filter))) return false
  const { rows } = look.market
  const share = shareOf(look)
  const within = sort === 'newest' ? rows : rows * pricesShare(look.filter, look.market.prices)
  const walked = Math.min(within, want / shareOf(look, sort === 'newest')) * WALKED
  const fetched = Math.min(rows * share, sort === 'newest' ? GENEROUS * want : rows) * FETCHED
  return fetched < walked
}

/** The newest numbers, or those below a cursor, that should hold enough; nothing when that is nearly everything. */
export function windowOf(look: Look, sort: string, want: number, after: unknown): { from: number; to: number } | undefined {
  const { rows, first_seq, last_seq } = look.market
  if (sort !== 'newest' || rows * shareOf(look) < GENEROUS * want) return undefined
  const to = typeof after === 'number' ? after : Number.MAX_SAFE_INTEGER
  const span = ((last_seq - first_seq) / rows) * ((GENEROUS * want) / shareOf(look))
  return { from: Math.min(to, last_seq) - span, to: Math.min(to, 2 ** 40) }
}
