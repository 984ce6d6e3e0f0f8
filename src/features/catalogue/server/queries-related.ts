import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { type EntryRow, entryRows } from './queries.ts'

const VARIANTS = 12
const SERIES = 12
const SIMILAR = 6
/** Performance: neighbours in the order of years that are compared, before and after the entry. */
const COMPARED = 60

/** Others of its series, the nearest years first. */
export async function findSeries(db: Db, { id, country, series, year_order }: EntryRow): Promise<EntryRow[]> {
  if (!series) return []
  return entryRows(db)
    .where('series', '=', series)
    .where(sql<SqlBool>`country is not distinct from ${country}`)
    .where('id', '<>', id)
    .orderBy(sql`abs(year_order - ${year_order})`)
    .orderBy('id')
    .limit(SERIES)
    .execute()
}

/** Varieties: entries of its country that have the same base number in one of its systems. */
export const findVariants = (db: Db, { id, country }: EntryRow): Promise<EntryRow[]> =>
  entryRows(db)
    .where(
      sql<SqlBool>`e.id in (select other.entry_id from catalogue_entry_numbers own
        join catalogue_entry_numbers other on other.type = own.type and number_base(other.plain) = number_base(own.plain)
        where own.entry_id = ${id} and other.entry_id <> ${id})`,
    )
    .where(sql<SqlBool>`country is not distinct from ${country}`)
    .orderBy('year_order')
    .orderBy('id')
    .limit(VARIANTS)
    .execute()

/** Entries of its country and time that share value, colour, format, perforation or topics; its own series stands apart. */
export async function findSimilar(db: Db, { id, country, item_kind, series, year_order, ...own }: EntryRow): Promise<EntryRow[]> {
  if (country === null) return []
  const of = sql`n.country = ${country} and n.item_kind = ${item_kind} and (n.series <> ${series} or n.series = '')`
  const likeness = sql`3 * (n.denomination = ${own.denomination} and n.denomination <> '')::int + 2 * coalesce(n.color = ${own.color}, false)::int
    + coalesce(n.format = ${own.format}, false)::int + (n.perforation = ${own.perforation} and n.perforation <> '')::int
    + 2 * (select count(*) from unnest(n.topic_ids) topic where topic = any(${own.topic_ids}::text[]))`
  const near = (order: 'asc' | 'desc') => sql`(select n.* from catalogue_entries n
    where ${of} and (n.year_order, n.id) ${order === 'asc' ? sql`>` : sql`<`} (${year_order}, ${id}::uuid)
    order by n.year_order ${sql.raw(order)}, n.id ${sql.raw(order)} limit ${sql.lit(COMPARED)})`
  const { rows } = await sql<{ id: string }>`select n.id from (${near('asc')} union all ${near('desc')}) n
    where ${likeness} > 0 order by ${likeness} desc, abs(n.year_order - ${year_order}), n.id limit ${sql.lit(SIMILAR)}`.execute(db)
  const found = await byIds(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => found.get(row.id)!)
}

async function byIds(db: Db, ids: readonly string[]) {
  const rows = ids.length
    ? await entryRows(db)
        .where(sql<SqlBool>`e.id = any(${[...ids]}::uuid[])`)
        .execute()
    : []
  return new Map<string, EntryRow>(rows.map((row) => [row.id, row]))
}
