import { sql } from 'kysely'
import { blockedWith } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { gathers, type Look, windowOf } from '../find/access-path.ts'
import { gathered, type Stretch, wanted } from '../find/queries-find.ts'

export async function blockedOf(db: Db, viewer: string): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ ids: Id<'members'>[] }>`select ${blockedWith(viewer)} as ids`.execute(db)
  return rows[0]!.ids.toSorted()
}

/** Facets whose values are a column of the card. */
const COLUMNS = {
  country: 'country',
  item_kind: 'item_kind',
  condition: 'condition_group',
  grade: 'grade',
  quality: 'quality',
  format: 'format',
} as const
export type ColumnFacet = keyof typeof COLUMNS
export const isColumn = (facet: string): facet is ColumnFacet => Object.hasOwn(COLUMNS, facet)

/** Counts of one facet by its column: no card is taken apart, and countries are counted in their index alone. */
export async function countColumn(db: Db, look: Look, facet: ColumnFacet): Promise<ReadonlyMap<string, number>> {
  const column = sql.ref<string | null>(COLUMNS[facet])
  const rows = await wanted(db, look)
    .select([column.as('code'), sql<number>`count(*)`.as('n')])
    .groupBy(column)
    .execute()
  return new Map(rows.flatMap(({ code, n }) => (code === null ? [] : [[code, n] as const])))
}

export interface Sample {
  /** Counts by token and by denomination. */
  readonly tokens: ReadonlyMap<string, number>
  readonly denominations: ReadonlyMap<string, number>
  readonly size: number
  readonly last_of: number
}
/** Counts over the newest matching cards. */
export async function sampleCards(db: Db, look: Look, most: number): Promise<Sample> {
  const ask = async (stretch?: Stretch) => {
    const inner = gathers(look, 'newest', most) ? gathered(db, look, stretch) : wanted(db, look)
    const base = inner.select(['seq', 'facets', 'denomination']).orderBy('seq', 'desc').limit(most)
    const { rows } = await sql<{ kind: string; code: string | null; n: number }>`with base as materialized (${base})
      select 'token' as kind, token::text as code, count(*) as n from base, unnest(facets) token group by token
      union all select 'denomination', denomination, count(*) from base where denomination <> '' group by denomination
      union all select 'size', null, count(*) from base
      union all select 'last', null, coalesce(min(seq), 0) from base`.execute(db)
    return rows
  }
  const size = (rows: Awaited<ReturnType<typeof ask>>) => rows.find(({ kind }) => kind === 'size')!.n
  const stretch = gathers(look, 'newest', most) ? windowOf(look, 'newest', most, undefined) : undefined
  let rows = await ask(stretch)
  if (stretch && size(rows) < most) rows = await ask()
  const of = (kind: string) => new Map(rows.filter((row) => row.kind === kind).map(({ code, n }) => [code!, n]))
  return { tokens: of('token'), denominations: of('denomination'), size: size(rows), last_of: rows.find(({ kind }) => kind === 'last')!.n }
}
