import type { FacetCount } from '../../contract.ts'
import { yearBands, yearsIn } from '../../rules.ts'
import type { Statistics } from '../statistics/queries-statistics.ts'
import type { Sample } from './queries-counts.ts'

const MOST = 1_000

export const exactly = (counts: ReadonlyMap<string, number>): FacetCount[] =>
  [...counts].map(([code, n]) => (n > MOST ? { code, count: MOST, is: 'more' } : { code, count: n, is: 'exact' }))

/** Counts by facet. A sample is extrapolated by the range of numbers that it covers. */
export function facetCounts({ tokens, denominations, last_of }: Sample, market: Statistics, partial: boolean): Record<string, FacetCount[]> {
  const reach = (market.last_seq - last_of + 1) / (market.last_seq - market.first_seq + 1)
  const times = partial && reach > 0 && reach < 1 ? 1 / reach : 1
  const named = [...tokens].map(([token, n]) => ({ name: market.named.get(token), n })).filter(({ name }) => name !== undefined)
  const facets = Map.groupBy(named, ({ name }) => name!.slice(0, name!.indexOf(':')))
  const { decade = new Map<string, number>(), ...rest } = Object.fromEntries([...facets].map(([facet, of]) => [facet, codesOf(facet, of)]))
  return Object.fromEntries(
    Object.entries({ ...rest, denomination: denominations, years: inBands(decade, market.year) }).map(([facet, of]) => [facet, [...of].map(told)]),
  )

  function told([code, n]: readonly [string, number]): FacetCount {
    const all = n * times
    if (all > MOST) return { code, count: MOST, is: 'more' }
    return times === 1 ? { code, count: n, is: 'exact' } : { code, count: rounded(all), is: 'about' }
  }
}

/** Two significant digits, because it is an estimate. */
const rounded = (n: number) => Number(n.toPrecision(2))

const codesOf = (facet: string, of: readonly { name: string | undefined; n: number }[]) =>
  new Map(of.map(({ name, n }) => [name!.slice(facet.length + 1), n]))

function inBands(decades: ReadonlyMap<string, number>, year: number): Map<string, number> {
  const bands = yearBands(year).map((band) => {
    const { from = 0, to = 9999 } = yearsIn(band)
    return [band, [...decades].reduce((sum, [decade, n]) => (Number(decade) >= from && Number(decade) <= to ? sum + n : sum), 0)] as const
  })
  return new Map(bands.filter(([, n]) => n > 0))
}
