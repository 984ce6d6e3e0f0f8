import { type SqlBool, sql } from 'kysely'
import type { InputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db.ts'
import { beyond, type Place } from '#server/paging.ts'
import type { Tx } from '#server/run/call.ts'
import type { products, sorts } from '../contract.ts'
import { yearsIn } from '../rules.ts'
import { queryFor } from './words.ts'

type Filter = InputOf<typeof products.list>

const COLUMNS = [
  'product_id',
  'seq',
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
  'price',
  'regular_price',
  'currency',
  'quantity',
  'media',
  'width_mm',
  'height_mm',
] as const
/** Each order is one direction over columns that one index holds. */
const ORDERS = {
  newest: { columns: ['seq'], direction: 'desc' },
  price_low: { columns: ['price', 'seq'], direction: 'asc' },
  price_high: { columns: ['price', 'seq'], direction: 'desc' },
} as const satisfies Record<(typeof sorts)[number], object>

/** The filters that are set, and no others: each set has a plan of its own. Blocks are one small array, not a question per row. */
export function cardsWanted(db: Db, viewer: string | null, filter: Filter) {
  let found = db
    .selectFrom('product_cards')
    .select(COLUMNS)
    .where(sql<SqlBool>`not exists (select from members m where m.id = product_cards.member_id and m.suspended_at is not null)`)
  if (viewer) {
    found = found.where(sql<SqlBool>`product_cards.member_id <> all (array(
      select blocked_id from blocks where blocker_id = ${viewer} union all select blocker_id from blocks where blocked_id = ${viewer}))`)
  }
  if (filter.search.trim()) {
    const query = queryFor(filter.search)
    found = found.where(query ? sql<SqlBool>`words @@ ${query}::tsquery` : sql<SqlBool>`false`)
  }
  if (filter.country.length) found = found.where('country', 'in', filter.country)
  if (filter.condition.length) found = found.where('condition_group', 'in', filter.condition)
  if (filter.item_kind.length) found = found.where('item_kind', 'in', filter.item_kind)
  if (filter.productable_type) found = found.where('productable_type', '=', filter.productable_type)
  if (filter.store_id) found = found.where('store_id', '=', filter.store_id)
  if (filter.price_from !== undefined) found = found.where('price', '>=', filter.price_from)
  if (filter.price_to !== undefined) found = found.where('price', '<=', filter.price_to)
  const years = { ...(filter.years && yearsIn(filter.years)) }
  if (years.from !== undefined) found = found.where('year_issued', '>=', years.from)
  if (years.to !== undefined) found = found.where('year_issued', '<=', years.to)
  if (filter.year_issued !== undefined) found = found.where('year_issued', '=', filter.year_issued)
  return found
}
export type CardRow = Awaited<ReturnType<ReturnType<typeof cardsWanted>['executeTakeFirstOrThrow']>>

export function listCards(db: Db, viewer: string | null, filter: Filter, place: Place): Promise<CardRow[]> {
  const { columns, direction } = ORDERS[filter.sort]
  let found = cardsWanted(db, viewer, filter)
    .where(beyond(columns, direction, place))
    .limit(place.limit)
    .offset(place.offset)
  for (const column of columns) found = found.orderBy(column, direction)
  return found.execute()
}

/** A card as it is hung: its picture's row rides along, and the words it is found by. */
export type Card = Omit<CardRow, 'seq' | 'media'> & { readonly media: object | null; readonly words: readonly string[] }

/** A card keeps its place among the newest as long as it hangs. */
export async function hangCard(tx: Tx, { words, media, ...card }: Card) {
  const row = { ...card, media: media && JSON.stringify(media), words: sql<string>`array_to_tsvector(${words}::text[])` }
  await tx
    .insertInto('product_cards')
    .values(row)
    .onConflict((on) => on.column('product_id').doUpdateSet(row))
    .execute()
}

export async function takeCardDown(tx: Tx, product_id: string) {
  await tx.deleteFrom('product_cards').where('product_id', '=', product_id).execute()
}

export async function recountCard(tx: Tx, product_id: string, quantity: number) {
  await tx.updateTable('product_cards').set({ quantity }).where('product_id', '=', product_id).execute()
}

/** The products on the market that sell this item. */
export const hungOfItem = async (db: Db, stamp_item_id: string) =>
  (await db.selectFrom('products').select('id').where('stamp_item_id', '=', stamp_item_id).where('status', '=', 'published').execute()).map(
    (row) => row.id,
  )

/** Cards that still bear the store's former name, some of them. */
export async function cardsOfFormerName(db: Db, store_id: string, limit: number) {
  const found = db.selectFrom('product_cards as c').innerJoin('stores as s', 's.id', 'c.store_id').innerJoin('products as p', 'p.id', 'c.product_id')
  return found.select(['p.id', 'p.stamp_item_id']).where('s.id', '=', store_id).whereRef('c.store_name', '<>', 's.name').limit(limit).execute()
}
