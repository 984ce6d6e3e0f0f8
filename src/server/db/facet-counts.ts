import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { FIRST_DECADE } from '#kernel/measures.ts'
import type { Db } from './db.ts'
import { impatiently, tookTooLong } from './impatient.ts'

type Where = RawBuilder<SqlBool>
/** `more`: over a thousand. */
interface Counted {
  code: string
  count: number
  is: 'exact' | 'more'
}
/** A list whose rows keep what filters ask as `name:code`. */
export interface DescribedList {
  /** What is selected from. */
  readonly from: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  /** The array of `name:code` of a row. */
  readonly facets: RawBuilder<unknown>
  /** Filters whose values are counted. */
  readonly counted: readonly string[]
}
/** A filter that is set, and the condition of the whole list without it. */
export interface SetFilter {
  readonly name: string
  readonly without: Where
}

const MOST = 1_000
const told = (code: string, n: number): Counted => (n > MOST ? { code, count: MOST, is: 'more' } : { code, count: n, is: 'exact' })

/** A year as the band that the rail shows; everything else as it is. */
const BAND = sql`case when f.code like 'year:%' then
  case when substr(f.code, 6)::int < ${sql.lit(FIRST_DECADE)} then 'years:before-${sql.raw(String(FIRST_DECADE))}'
    when substr(f.code, 6)::int / 10 >= extract(year from clock_timestamp())::int / 10
      then 'years:' || extract(year from clock_timestamp())::int / 10 * 10 || '-now'
    else 'years:' || substr(f.code, 6)::int / 10 * 10 || '-' || substr(f.code, 6)::int / 10 * 10 + 9 end
  else f.code end`

/** Each filter is counted with all others applied but not its own, all in one statement. */
export async function countDescribed(db: Db, list: DescribedList, where: Where, set: readonly SetFilter[]) {
  const counts: Record<string, Counted[]> = {}
  try {
    const own = new Set(set.flatMap(({ name }) => (list.counted.includes(name) ? [name] : [])))
    const parts = set.filter(({ name }) => own.has(name))
    const rows = await impatiently(db, (tx) => counted(tx, list, where, parts))
    for (const { part, code, n } of rows) {
      const at = code.indexOf(':')
      const name = code.slice(0, at)
      // A set filter is counted in its own part, all others in the first one.
      if (part !== (own.has(name) ? name : '') || !list.counted.includes(name)) continue
      counts[name] = [...(counts[name] ?? []), told(code.slice(at + 1), n)]
    }
    return { counts, is_counted: true }
  } catch (fault) {
    if (tookTooLong(fault)) return { counts: {}, is_counted: false }
    throw fault
  }
}

async function counted(tx: Db, { from, id, facets }: DescribedList, where: Where, set: readonly SetFilter[]) {
  const part = (name: string, matching: Where) => sql`
    select ${name}::text as part, v.code, count(*)::int as n
    from (select distinct ${id} as id, ${BAND} as code from ${from}, unnest(${facets}) as f(code) where ${matching}) v group by v.code`
  const parts = [part('', where), ...set.map(({ name, without }) => part(name, without))]
  const { rows } = await sql<{ part: string; code: string; n: number }>`${sql.join(parts, sql` union all `)} order by n desc, code`.execute(tx)
  return rows
}

/** What each filter alone would give if it were dropped: the most first, what gives nothing is left out. */
export async function dropsDescribed(db: Db, { from, id }: DescribedList, set: readonly SetFilter[]) {
  if (!set.length) return { drops: [], is_counted: true }
  const parts = set.map(
    ({ name, without }) =>
      sql`select ${name}::text as filter, (select count(*)::int from (select ${id} from ${from} where ${without} limit ${sql.lit(MOST + 1)}) m) as n`,
  )
  try {
    const { rows } = await impatiently(db, (tx) =>
      sql<{ filter: string; n: number }>`${sql.join(parts, sql` union all `)} order by n desc`.execute(tx),
    )
    const drops = rows
      .filter(({ n }) => n > 0)
      .map(({ filter, n }) => ({ filter, search: null, is_spelling: false, total: Math.min(n, MOST), more_than_total: n > MOST }))
    return { drops, is_counted: true }
  } catch (fault) {
    if (tookTooLong(fault)) return { drops: [], is_counted: false }
    throw fault
  }
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
/** Order and page are no filters, and whose things one looks at is no filter that could be dropped to find more. */
const PLACE = new Set(['sort', 'page', 'page_size', 'cursor', 'user_id', 'type', 'my_stuff'])

/** The filters of an input that are set, each with the condition of the list without it. */
export const setFilters = <Input extends object>(input: Input, empty: Input, where: (input: Input) => RawBuilder<SqlBool>): SetFilter[] =>
  Object.entries(input).flatMap(([name, value]) =>
    isSet(value) && !PLACE.has(name) ? [{ name, without: where({ ...input, [name]: empty[name as keyof Input] }) }] : [],
  )
