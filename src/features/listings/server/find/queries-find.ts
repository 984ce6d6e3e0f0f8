import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import { PLANNED_ANEW } from '#server/db/prepared-statements.ts'
import { queryFor } from '#server/db/word-search.ts'
import type { sorts } from '../../contract.ts'
import { bucketed, gathers, isAlone, type Look, plain, usesCountryIndex, windowOf } from './access-path.ts'
import { choicesIn, decadesOf, yearsOf } from './filter.ts'

/** Best match is no order over columns: see `best/`. */
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
const COUNTED = 1_000
const XMIN = sql<string>`listings.xmin::text`.as('xmin')
export const CARD_COLUMNS = [...COLUMNS, XMIN] as const
/** Each order uses one direction over the columns of one index. */
const ORDERS = {
  newest: { columns: ['seq'], direction: 'desc' },
  price_low: { columns: ['price', 'seq'], direction: 'asc' },
  price_high: { columns: ['price', 'seq'], direction: 'desc' },
} as const satisfies Record<Sort, object>

export interface Stretch {
  readonly from: number
}

/** Only filters that are set: each combination has its own plan. */
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
  // Behind `is true` the planner cannot use the index of prices, which a generic plan would read beside that of the country.
  const hidden = country ? sql.raw('is true') : sql.raw('')
  if (filter.price_from !== undefined) found = found.where(sql<SqlBool>`(price >= ${filter.price_from}) ${hidden}`)
  if (filter.price_to !== undefined) found = found.where(sql<SqlBool>`(price <= ${filter.price_to}) ${hidden}`)
  if (filter.productable_type) found = found.where('productable_type', '=', filter.productable_type)
  if (filter.store_id) found = found.where('store_id', '=', filter.store_id)
  if (filter.number)
    found = found.where(sql<SqlBool>`(number = ${filter.number} or store_id = (select id from stores where uuid = ${filter.number}))`)
  if (filter.available) found = found.where('quantity', '>', 0)
  if (filter.my_stuff === 'only') found = found.where(viewer ? sql<SqlBool>`member_id = ${viewer}` : sql<SqlBool>`false`)
  if (filter.my_stuff === 'hide' && viewer) found = found.where('member_id', '<>', viewer)
  return found
}

/** Filters checked while the list is read in order. Behind a `select` the planner cannot see the values, so one generic plan serves all. */
function metOnTheWay({ tokens }: Look['market'], facet: string, codes: readonly string[]): RawBuilder<SqlBool> | undefined {
  const known = codes.flatMap((code) => tokens.get(`${facet}:${code}`) ?? [])
  return known.length === codes.length ? sql<SqlBool>`(facets && (select ${known}::bigint[])) is true` : undefined
}
const tokens = (facet: string, codes: readonly string[]): RawBuilder<number[]> =>
  sql`array[${sql.join(codes.map((code) => sql`facet_token(${facet}, ${code})`))}]`

/** Rare values are collected by the index of facets, within a range of numbers expected to fill the page. */
export function gathered(db: Db, look: Look, stretch: Stretch | undefined) {
  let found = wanted(db, look)
  const decades = decadesOf(look.filter)
  // Years are no facet: decades narrow by index, then the year is checked.
  if (decades) found = found.where(sql<SqlBool>`facets && ${tokens('decade', decades)}`)
  // Only a lower bound: an upper one would read the index from its start, and the cursor limits anyway.
  if (stretch) found = found.where(sql<SqlBool>`(seq >> 10)::int >= ${bucketed(stretch.from)}`)
  return found
}

/** Number and price of matching cards in order, by the cheapest access path. */
function placed(db: Db, look: Look, sort: Sort, place: PagePosition, stretch?: Stretch) {
  const { columns, direction } = ORDERS[sort]
  const walked = wanted(db, look, sort).select(['seq', 'price'])
  let found = gathers(look, sort, place.offset + place.limit) ? gatheredFirst(db, look, stretch) : walked
  // Literal: for a parameter the planner would assume a tenth of all rows.
  found = found.where(beyond(columns, direction, place)).limit(sql.lit(place.limit))
  if (place.offset) found = found.offset(sql.lit(place.offset))
  for (const column of columns) found = found.orderBy(column, direction)
  return found

  /** MATERIALIZED: otherwise the planner would read in list order and hope to find rare values early. */
  function gatheredFirst(db: Db, look: Look, stretch: Stretch | undefined) {
    const all = gathered(db, look, stretch).select(['seq', 'price'])
    const rows = db.with(
      (cte) => cte('found').materialized(),
      () => all,
    )
    return rows.selectFrom('found').select(['seq', 'price']) as unknown as typeof walked
  }
}

/** Tries the range first; if the page is not full, everything. */
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
/** The newest cards of a first page and the total in one statement: the matches that the total counts are found once. */
export async function firstCardsAndTotal(db: Db, look: Look, { limit }: PagePosition): Promise<{ cards: WrittenCard[]; total: Total }> {
  const counted = { after: undefined, offset: 0, limit: COUNTED + 1 }
  const ask = async (stretch?: Stretch) => {
    const matches = db.with(
      (cte) => cte('matches').materialized(),
      () => placed(db, look, 'newest', counted, stretch),
    )
    const first = matches.selectFrom('matches').select('seq').orderBy('seq', 'desc').limit(sql.lit(limit))
    return matches
      .selectFrom(first.as('m'))
      .innerJoin('listings', 'listings.seq', 'm.seq')
      .where('listings.kind', '=', sql.lit(look.kind))
      .select([...COLUMNS, XMIN, sql<number>`(select count(*) from matches)`.as('n')])
      .orderBy('listings.seq', 'desc')
      .execute()
  }
  const rows = await inStretch(stretchOf(look, 'newest', counted), counted, ask, ([row]) => row?.n ?? 0)
  return { cards: rows.map(({ n: _, ...card }) => card), total: totalFrom(rows[0]?.n ?? 0) }
}

/** With `xmin` for the ETag, see `marksOf`. */
export type WrittenCard = Awaited<ReturnType<typeof cardsAt>>[number]
export type CardRow = Omit<WrittenCard, 'xmin'>

/** ETag: number and `xmin` of each card; `xmin` changes with every update. Compiled once, because it runs for each cached answer. */
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
/** The same from cards already read. */
export const marksIn = (rows: readonly WrittenCard[]) => rows.map(({ seq, xmin }) => `${seq}:${xmin}`).join(' ')

/** Number and `xmin` of the newest matches. Compiled once, because it runs for each cached answer. */
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

/** Matching cards among these ids. */
export const cardsAmong = (db: Db, look: Look, ids: readonly string[]): Promise<CardRow[]> =>
  wanted(db, look).where('subject_id', 'in', ids).select(COLUMNS).execute()

/** Exact to 1,000. */
export interface Total {
  readonly total: number
  readonly more_than_total: boolean
}
export const totalFrom = (n: number): Total => ({ total: Math.min(n, COUNTED), more_than_total: n > COUNTED })
export async function countCards(db: Db, look: Look): Promise<Total> {
  const place = { after: undefined, offset: 0, limit: COUNTED + 1 }
  const ask = (stretch?: Stretch) =>
    db
      .selectFrom(placed(db, look, 'newest', place, stretch).as('m'))
      .select(sql<number>`count(*)`.as('n'))
      .executeTakeFirstOrThrow()
  const { n } = await inStretch(stretchOf(look, 'newest', place), place, ask, (found) => found.n)
  return totalFrom(n)
}
