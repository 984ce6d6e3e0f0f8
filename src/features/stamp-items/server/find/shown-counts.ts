import * as z from 'zod/mini'
import { type TermList, termsOf } from '#features/vocabularies/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import { countDescribed, dropsDescribed, setFilters } from '#server/db/facet-counts.ts'
import { query } from '#server/operations/slice.ts'
import { numberAsked, stampItems } from '../../contract.ts'
import { withGroups, yearSpan } from './list.ts'
import { shown, shownWanted } from './queries-shown.ts'

type Input = InputOf<typeof stampItems.shownCounts>
const EMPTY = z.parse(stampItems.shownCounts.input, {})

/** The condition of the list for any of its filters; groups are looked up once. */
async function conditionsOf(db: Db, input: Input, viewer: string | null) {
  const groups = await withGroups(db, input)
  return ({ catalogue_number, search, ...asked }: Input) => {
    const kept = { condition: asked.condition.length ? groups.condition : [], color: asked.color.length ? groups.color : [] }
    const denomination = asked.denomination.length ? groups.denomination : []
    const number = catalogue_number === undefined ? undefined : numberAsked(catalogue_number)
    return shownWanted({ ...asked, ...kept, denomination, ...yearSpan(asked), number, search: search.trim() }, viewer)
  }
}

export const shownCounts = query(stampItems.shownCounts, async ({ input, viewer, db }) => {
  const where = await conditionsOf(db, input, viewer.id)
  const found = await countDescribed(db, shown, where(input), setFilters(input, EMPTY, where))
  const parents = await Promise.all((['conditions', 'colours'] as const).map((list) => parentsOf(db, list)))
  const { condition = [], color = [], ...counts } = found.counts
  // The rail asks for mint and used, and for families of colours beside their shades.
  return { ...found, counts: { ...counts, condition: grouped(condition, parents[0]!), color: [...color, ...families(color, parents[1]!)] } }
})

export const shownDrops = query(stampItems.shownDrops, async ({ input, viewer, db }) =>
  dropsDescribed(db, shown, setFilters(input, EMPTY, await conditionsOf(db, input, viewer.id))),
)

type Counts = Awaited<ReturnType<typeof countDescribed>>['counts'][string]
const parentsOf = async (db: Db, list: TermList) =>
  new Map((await termsOf(db, list)).flatMap(({ code, parent }) => (parent === null ? [] : [[code, parent] as const])))

/** An item has one condition and one colour, so that sums are exact. */
function grouped(counts: Counts, parents: ReadonlyMap<string, string>): Counts {
  return [...Map.groupBy(counts, ({ code }) => parents.get(code) ?? code)].map(([code, of]) => summed(code, of))
}
const families = (counts: Counts, parents: ReadonlyMap<string, string>): Counts =>
  [
    ...Map.groupBy(
      counts.filter(({ code }) => parents.has(code)),
      ({ code }) => parents.get(code)!,
    ),
  ].map(([code, of]) => summed(code, of))
function summed(code: string, of: Counts): Counts[number] {
  const count = of.reduce((sum, one) => sum + one.count, 0)
  return { code, count, is: of.some(({ is }) => is === 'more') ? 'more' : 'exact' }
}
