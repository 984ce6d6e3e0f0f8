import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import { PLANNED_ANEW } from '#server/db/prepared-statements.ts'
import { queryFor } from '#server/db/word-search.ts'
import type { sorts } from '../../contract.ts'
import { bucketed, gathers, isAlone, type Look, plain, usesCountryIndex, windowOf } from './access-path.ts'
import { choicesIn, decadesOf, yearsOf } from './filter.ts'

/** Best match is not one order over columns: see `best/`. */
type Sort = Exclude<(typeof sorts)[number], 'best'>

const COLUMNS = [
  'subject_id',
  'listings.seq',
  'member_id',
  'store_id',
  'store_name',
  'name',
  'item_kind',
  'productable_type',
  'country',
  'year_issued',
  'condition',
  'condition_group',
  'catalogue_number',
  'listings.price',
  'regular_price',
  'currency',
  'quantity',
  'media',
  'width_mm',
  'height_mm',
] as const
const XMIN = sql<string>`listings.xmin::text`.as('xmin')
/** Each order is one direction over columns that one index holds. */
const ORDERS = {
  newest: { columns: ['seq'], direction: 'desc' },
  price_low: { columns: ['price', 'seq'], direction: 'asc' },
  price_high: { columns: ['price', 'seq'], direction: 'desc' },
} as const satisfies Record<Sort, object>

export interface Stretch {
  readonly from: number
}

/** The filters that are set, and no others: each set has a plan of its own. */
export function wanted(db: Db, look: Look, walked?: Sort) {
  const { kind, viewer, filter, market } = look
  const anew = sql.raw(!walked && isAlone(look) ? '' : PLANNED_ANEW)
  const worded = (query: string) =>
    walked && !plain(look) ? sql<SqlBool>`(words @@ (select ${query}::tsquery)) is true` : sql<SqlBool>`words @@ ${query}::tsquery ${anew}`
  let found = db.selectFrom('listings').where('listings.kind', '=', sql.lit(kind)).where(ownerVisibleTo(viewer, 'listings.member_id'))
  if (filter.search.trim()) {
    const query = look.tier?.query ?? queryFor(filter.search)
    found = found.where(query ? worded(query) : sql<SqlBool>`false`)
    for (const better of look.tier?.without ?? []) found = found.where(sql<SqlBool>`not (words @@ ${better}::tsquery)`)
  }
  const country = walked && usesCountryIndex(look, walked)
  if (country) found = found.where('country', '=', country)
  for (const { facet, codes } of choicesIn(filter).filter(({ facet }) => !country || facet !== 'country'))
    found = found.where((walked && metOnTheWay(market, facet, codes)) || sql<SqlBool>`facets && ${tokens(facet, codes)} ${anew}`)
  const { from, to } = yearsOf(filter)
  if (from !== undefined) found = found.where('year_issued', '>=', from)
  if (to !== undefined) found = found.where('year_issued', '<=', to)
  if (filter.price_from !== undefined) found = found.where('price', '>=', filter.price_from)
  if (filter.price_to !== undefined) found = found.where('price', '<=', filter.price_to)
  if (filter.productable_type) found = found.where('productable_type', '=', filter.productable_type)
  if (filter.store_id) found = found.where('store_id', '=', filter.store_id)
  if (filter.number)
    found = found.where(sql<SqlBool>`(number = ${filter.number} or store_id = (select id from stores where uuid = ${filter.number}))`)
  if (filter.available) found = found.where('quantity', '>', 0)
  if (filter.my_stuff === 'only') found = found.where(viewer ? sql<SqlBool>`member_id = ${viewer}` : sql<SqlBool>`false`)
  if (filter.my_stuff === 'hide' && viewer) found = found.where('member_id', '<>', viewer)
  return found
}

/**
 * Whoever walks meets them in the list's order: no other index is of use, so one plan does for all values.
 * Behind a `select` the planner cannot see them, and so does not plan anew for each.
 */
function metOnTheWay({ tokens }: Look['market'], facet: string, codes: readonly string[]): RawBuilder<SqlBool> | undefined {
  const known = codes.flatMap((code) => tokens.get(`${facet}:${code}`) ?? [])
  return known.length === codes.length ? sql<SqlBool>`(facets && (select ${known}::bigint[])) is true` : undefined
}
const tokens = (facet: string, codes: readonly string[]): RawBuilder<number[]> =>
  sql`array[${sql.join(codes.map((code) => sql`facet_token(${facet}, ${code})`))}]`

/** What is rare is gathered through the index of facets, in the stretch of numbers that is expected to hold enough of it. */
export function gathered(db: Db, look: Look, stretch: Stretch | undefined) {
  let found = wanted(db, look)
  const decades = decadesOf(look.filter)
  // The years themselves stand in no facet: their decades narrow, the year decides.
  if (decades) found = found.where(sql<SqlBool>`facets && ${tokens('decade', decades)}`)
  // Only from below: an upper bound would read the index from its very beginning, and the place in the list cuts there anyway.
  if (stretch) found = found.where(sql<SqlBool>`(seq >> 10)::int >= ${bucketed(stretch.from)}`)
  return found
}

/** Number and price of the cards that match, in the order asked for, as cheaply as this set of filters allows. */
function placed(db: Db, look: Look, sort: Sort, place: PagePosition, stretch?: Stretch) {
  const { columns, direction } = ORDERS[sort]
  const walked = wanted(db, look, sort).select(['seq', 'price'])
  let found = gathers(look, sort, place.offset + place.limit) ? gatheredFirst(db, look, stretch) : walked
  // In the text: of a number that it does not see, the planner expects a tenth of everything.
  found = found.where(beyond(columns, direction, place)).limit(sql.lit(place.limit))
  if (place.offset) found = found.offset(sql.lit(place.offset))
  for (const column of columns) found = found.orderBy(column, direction)
  return found

  /** Materialized: the planner would otherwise hope to meet what is rare on its way. */
  function gatheredFirst(db: Db, look: Look, stretch: Stretch | undefined) {
    const all = gathered(db, look, stretch).select(['seq', 'price'])
    const rows = db.with(
      (cte) => cte('found').materialized(),
      () => all,
    )
    return rows.selectFrom('found').select(['seq', 'price']) as unknown as typeof walked
  }
}

/** First in the stretch that should hold enough; where it does not, everywhere. */
async function inStretch<T>(
  stretch: Stretch | undefined,
  place: PagePosition,
  ask: (stretch?: Stretch) => Promise<T>,
  amountOf: (found: T) => number,
): Promise<T> {
  const found = stretch && (await ask(stretch))
  return found && amountOf(found) === place.limit ? found : ask()
}
function stretchOf(look: Look, sort: Sort, { offset, limit, after }: PagePosition): Stretch | undefined {
  return gathers(look, sort, offset + limit) ? windowOf(look, sort, offset + limit, after?.[0]) : undefined
}

export const listCards = (db: Db, look: Look, sort: Sort, place: PagePosition): Promise<WrittenCard[]> =>
  inStretch(
    stretchOf(look, sort, place),
    place,
    (stretch) => cardsAt(db, look, sort, place, stretch),
    (rows) => rows.length,
  )

function cardsAt(db: Db, look: Look, sort: Sort, place: PagePosition, stretch?: Stretch) {
  const { columns, direction } = ORDERS[sort]
  let found = db
    .selectFrom(placed(db, look, sort, place, stretch).as('m'))
    .innerJoin('listings', 'listings.seq', 'm.seq')
    .where('listings.kind', '=', sql.lit(look.kind))
    .select([...COLUMNS, XMIN])
  for (const column of columns) found = found.orderBy(`listings.${column}`, direction)
  return found.execute()
}
/** With its writing, see `marksOf`. */
export type WrittenCard = Awaited<ReturnType<typeof cardsAt>>[number]
export type CardRow = Omit<WrittenCard, 'xmin'>

/**
 * What tells whether these cards are still the same: the number of each, and its writing (`xmin`, another one after every change of a row).
 * Compiled once, for as often as it is asked.
 */
export function marksOf(db: Db, look: Look, sort: Sort, place: PagePosition): () => Promise<string> {
  const { columns, direction } = ORDERS[sort]
  const order = sql.join(columns.map((column) => sql`${sql.ref(`c.${column}`)} ${sql.raw(direction)}`))
  const compile = (stretch?: Stretch) =>
    db
      .selectFrom(placed(db, look, sort, place, stretch).as('m'))
      .innerJoin('listings as c', 'c.seq', 'm.seq')
      .where('c.kind', '=', sql.lit(look.kind))
      .select([sql<number>`count(*)`.as('n'), sql<string | null>`string_agg(c.seq || ':' || c.xmin::text, ' ' order by ${order})`.as('marks')])
      .compile()
  const stretch = stretchOf(look, sort, place)
  const [near, everywhere] = [stretch && compile(stretch), compile()]
  const ask = async (found?: Stretch) => (await db.executeQuery(found && near ? near : everywhere)).rows[0]!
  return async () => (await inStretch(stretch, place, ask, ({ n }) => n)).marks ?? ''
}
/** The same, of cards that have been read. */
export const marksIn = (rows: readonly WrittenCard[]) => rows.map(({ seq, xmin }) => `${seq}:${xmin}`).join(' ')

/** Number and writing of the newest that match; compiled once, for as often as it is asked. */
export function cardsPlaced(db: Db, look: Look, place: PagePosition): () => Promise<{ seq: number; xmin: string }[]> {
  const compile = (stretch?: Stretch) =>
    db
      .selectFrom(placed(db, look, 'newest', place, stretch).as('m'))
      .innerJoin('listings', 'listings.seq', 'm.seq')
      .where('listings.kind', '=', sql.lit(look.kind))
      .select(['listings.seq', XMIN])
      .orderBy('listings.seq', 'desc')
      .compile()
  const stretch = stretchOf(look, 'newest', place)
  const [near, everywhere] = [stretch && compile(stretch), compile()]
  const ask = async (found?: Stretch) => (await db.executeQuery(found && near ? near : everywhere)).rows
  return () => inStretch(stretch, place, ask, (rows) => rows.length)
}
export const cardsOfNumbers = (db: Db, kind: string, seqs: readonly number[]): Promise<WrittenCard[]> =>
  db
    .selectFrom('listings')
    .select([...COLUMNS, XMIN])
    .where('kind', '=', sql.lit(kind))
    .where(sql<SqlBool>`seq = any(${[...seqs]}::bigint[])`)
    .execute()

/** Those of these that may be shown. */
export const cardsAmong = (db: Db, look: Look, ids: readonly string[]): Promise<CardRow[]> =>
  wanted(db, look).where('subject_id', 'in', ids).select(COLUMNS).execute()

const COUNTED = 1_000
/** Counts what matches, exactly up to a thousand. */
export async function countCards(db: Db, look: Look): Promise<{ total: number; more_than_total: boolean }> {
  const place = { after: undefined, offset: 0, limit: COUNTED + 1 }
  const ask = (stretch?: Stretch) =>
    db
      .selectFrom(placed(db, look, 'newest', place, stretch).as('m'))
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow()
  const { n } = await inStretch(stretchOf(look, 'newest', place), place, ask, (found) => found.n)
  return { total: Math.min(n, COUNTED), more_than_total: n > COUNTED }
}
