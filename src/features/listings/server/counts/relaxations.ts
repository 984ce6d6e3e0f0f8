import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf } from '#server/db/db.ts'
import { impatiently, tookTooLong } from '#server/db/impatient.ts'
import type { ListingFilter } from '../find/filter.ts'
import { countCards } from '../find/queries-find.ts'
import { meantIn } from '../meant.ts'
import { statistics } from '../statistics/statistics.ts'
import { type CountsAsked, whoSees } from './counts.ts'
import { blockedOf } from './queries-counts.ts'

interface Relaxation {
  readonly filter: string
  readonly search: string | null
  /** A spelling suggestion, not fewer words. */
  readonly is_spelling: boolean
  readonly without: Partial<ListingFilter>
}
type Dropped = Omit<Relaxation, 'without'> & Awaited<ReturnType<typeof countCards>>
type Relaxations = { drops: Dropped[]; is_counted: boolean }
type CountingDb = Parameters<typeof countCards>[0]

const MINUTE = 60_000
const MOST_KEPT = 300
/** Suggestions counted at most, filters set last first. */
const WAYS = 8
const RELAXATIONS = cacheRule<Relaxations>({ name: 'relaxations', ttl_ms: MINUTE, most: MOST_KEPT })

/** Query relaxation: results without each filter, and with fewer words. */
export async function relaxationsOf(db: CountingDb, asked: CountsAsked): Promise<Relaxations> {
  const blocked = asked.viewer ? await blockedOf(db, asked.viewer) : []
  return cacheOf(db).fetch(RELAXATIONS, whoSees(asked, blocked), () => count(db, asked))
}

/** Spelling suggestions, each filter dropped, and each word alone. */
function waysOut(filter: ListingFilter, meant: readonly string[]): Relaxation[] {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && String(value) !== '')
  const words = filter.search.trim().split(/\s+/).filter(Boolean)
  const fewer = words.length > 1 ? words.map((_, at) => words.filter((_, other) => other !== at).join(' ')) : []
  const ways = set.map(([name, value]) => ({
    filter: name,
    search: null,
    is_spelling: false,
    without: { [name]: name === 'search' ? '' : Array.isArray(value) ? [] : undefined },
  }))
  const worded = (search: string, is_spelling: boolean) => ({ filter: 'search', search, is_spelling, without: { search } })
  return [...meant.map((search) => worded(search, true)), ...fewer.map((search) => worded(search, false)), ...ways].slice(0, WAYS)
}

async function count(db: CountingDb, { kind, viewer, filter }: CountsAsked): Promise<Relaxations> {
  const market = await statistics(db, kind)
  try {
    return await impatiently(db, async (tx) => {
      const found: Dropped[] = []
      for (const { without, ...way } of waysOut(filter, await meantIn(tx, market, filter.search)))
        found.push({ ...way, ...(await countCards(tx, { kind, viewer, filter: { ...filter, ...without }, market })) })
      return { drops: found.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total), is_counted: true }
    })
  } catch (fault) {
    if (tookTooLong(fault)) return { drops: [], is_counted: false }
    throw fault
  }
}
