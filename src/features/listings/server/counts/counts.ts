import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf } from '#server/db/db.ts'
import { impatiently, tookTooLong } from '#server/db/impatient.ts'
import type { FacetCount } from '../../contract.ts'
import { type Look, shareOf } from '../find/access-path.ts'
import { facetNames, type ListingFilter } from '../find/filter.ts'
import { statistics } from '../statistics/statistics.ts'
import { exactly, facetCounts } from './facet-counts.ts'
import { blockedOf, countColumn, isColumn, type Sample, sampleCards } from './queries-counts.ts'

type FacetCounts = { counts: Record<string, FacetCount[]>; is_counted: boolean }
type SamplingDb = Parameters<typeof sampleCards>[0]

const MINUTE = 60_000
const MOST_KEPT = 300
const COUNTS = cacheRule<FacetCounts>({ name: 'facet counts', ttl_ms: MINUTE, most: MOST_KEPT })

/** Results counted exactly up to this number; above it a sample of the newest is extrapolated. */
const COUNTED = 12_000
const SAMPLED = 2_000

export interface CountsAsked {
  readonly kind: string
  readonly viewer: string | null
  readonly filter: ListingFilter
}
/** Facet counts, cached for viewers who see the same listings. */
export async function countsFor(db: SamplingDb, asked: CountsAsked): Promise<FacetCounts> {
  const blocked = asked.viewer ? await blockedOf(db, asked.viewer) : []
  return cacheOf(db).fetch(COUNTS, whoSees(asked, blocked), () => count(db, asked))
}

/** Cache key: the filter, and the viewer where the result depends on them. */
export const whoSees = ({ kind, viewer, filter }: CountsAsked, blocked: readonly string[]) =>
  JSON.stringify([kind, sorted(filter), blocked, blocked.length || filter.my_stuff ? viewer : null])

/** Order of values does not matter for the cache key. */
const sorted = (filter: ListingFilter) =>
  Object.entries(filter)
    .map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)].sort() : value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

/** Each facet is counted with all other filters applied but not its own. */
async function count(db: SamplingDb, { kind, viewer, filter }: CountsAsked): Promise<FacetCounts> {
  const market = await statistics(db, kind)
  const look = (part: Partial<ListingFilter>): Look => ({ kind, viewer, filter: { ...filter, ...part }, market })
  try {
    return await impatiently(db, async (tx) => {
      const base = await tallied(tx, look({}))
      const counts: Record<string, FacetCount[]> = {}
      for (const facet of [...facetNames, 'years'] as const) counts[facet] = (isSet(filter, facet) ? await own(tx, facet) : base[facet]) ?? []
      return { counts, is_counted: true }
    })
  } catch (fault) {
    if (tookTooLong(fault)) return { counts: {}, is_counted: false }
    throw fault
  }

  async function own(tx: SamplingDb, facet: CountedFacet) {
    const others = look({ [facet]: facet === 'years' ? undefined : [] })
    if (isColumn(facet) && isFew(others)) return exactly(await countColumn(tx, others, facet))
    return (await tallied(tx, others))[facet]
  }
}

type CountedFacet = (typeof facetNames)[number] | 'years'
const isSet = (filter: ListingFilter, facet: CountedFacet) => (facet === 'years' ? filter.years !== undefined : filter[facet].length > 0)
const isFew = (look: Look) => look.market.rows * shareOf(look) <= COUNTED

async function tallied(db: SamplingDb, look: Look) {
  const most = isFew(look) ? COUNTED : SAMPLED
  const sample: Sample = await sampleCards(db, look, most)
  return facetCounts(sample, look.market, sample.size >= most)
}
