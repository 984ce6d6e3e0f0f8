import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import { queryFor } from '#server/db/word-search.ts'
import type { entrySorts } from '../contract.ts'
import { plainNumber, type TypedNumber, type yearsWanted } from '../rules.ts'

const COLUMNS = [
  'id',
  'number',
  'item_kind',
  'name',
  'series',
  'country',
  'year_issued',
  'year_order',
  'denomination',
  'color',
  'perforation',
  'format',
  'printing',
  'width_mm',
  'height_mm',
  'designer',
  'printer',
  'total_stamps_issued',
  'description',
  'topic_ids',
  'media_id',
  'stamp_kind',
  'created_at',
  'updated_at',
] as const

const numbered = sql<
  TypedNumber[]
>`coalesce((select jsonb_agg(jsonb_build_object('type', n.type, 'number', n.number) order by n.position) from catalogue_entry_numbers n where n.entry_id = e.id), '[]')`.as(
  'catalogue_number',
)

export const entryRows = (db: Db) => db.selectFrom('catalogue_entries as e').select(COLUMNS).select(numbered)
export type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>['executeTakeFirstOrThrow']>>

export const findEntry = (db: Db, id: Id<'catalogue_entries'>) => entryRows(db).where('e.id', '=', id).executeTakeFirst()

export const entriesById = (db: Db, ids: readonly string[]): Promise<EntryRow[]> =>
  entryRows(db)
    .where(sql<SqlBool>`e.id = any(${[...ids]}::uuid[])`)
    .execute()

/** Another slice's row points to these: which of them are there, and what they are called. */
export const entryNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('catalogue_entries').select(['id', 'number', 'name']).where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute()

/** How others call it, and where. */
export const entryCalled = (db: Db, id: Id<'catalogue_entries'>) =>
  entryRows(db).clearSelect().select(['e.id', 'country']).select(numbered).where('e.id', '=', id).executeTakeFirst()

export interface EntryFilter {
  readonly words: string
  readonly numbers: readonly { readonly type: string | undefined; readonly number: string }[]
  readonly item_kind: readonly string[]
  readonly country: readonly string[]
  readonly years: ReturnType<typeof yearsWanted>
  readonly topic_ids: readonly string[]
}

/** The filters that are set, and no others: a plan for each set. */
export function entriesWanted(db: Db, { words, numbers, item_kind, country, years, topic_ids }: EntryFilter) {
  let found = entryRows(db)
  for (const { type, number } of numbers) found = found.where(bears(type, plainNumber(number)))
  if (words) found = found.where(worded(words))
  if (item_kind.length) found = found.where('item_kind', 'in', item_kind)
  if (country.length) found = found.where('country', 'in', country)
  if (years.from !== undefined) found = found.where('year_order', '>=', years.from)
  if (years.to !== undefined) found = found.where('year_order', '<=', years.to)
  if (topic_ids.length) found = found.where(sql<SqlBool>`topic_ids && ${[...topic_ids]}::text[]`)
  return found
}

/** Signs alone are no words and find nothing. */
function worded(words: string) {
  const query = queryFor(words)
  return query ? sql<SqlBool>`words @@ ${query}::tsquery` : sql<SqlBool>`false`
}

/** Called so in this system, or in any; our own is the number that is said aloud. */
function bears(type: string | undefined, plain: string) {
  const of = type === undefined ? sql`` : sql`n.type = ${type} and`
  const there = sql<SqlBool>`exists (select from catalogue_entry_numbers n where n.entry_id = e.id and ${of} n.plain = ${plain})`
  const own = /^[1-9]\d{7}$/.test(plain) && (type === undefined || type === 'own')
  return own ? sql<SqlBool>`(e.number = ${Number(plain)} or ${there})` : there
}

const ORDERS = {
  oldest: { columns: ['year_order', 'id'], direction: 'asc' },
  latest: { columns: ['year_order', 'id'], direction: 'desc' },
  added: { columns: ['id'], direction: 'desc' },
} as const satisfies Record<(typeof entrySorts)[number], object>

export const keysOf = ({ id, year_order }: EntryRow, sort: keyof typeof ORDERS) => (sort === 'added' ? [id] : [year_order, id])

export function listEntries(db: Db, wanted: EntryFilter, sort: keyof typeof ORDERS, place: PagePosition): Promise<EntryRow[]> {
  const { columns, direction } = ORDERS[sort]
  let found = entriesWanted(db, wanted).where(beyond([...columns], direction, place))
  for (const column of columns) found = found.orderBy(column, direction)
  return found.limit(place.limit).offset(place.offset).execute()
}
