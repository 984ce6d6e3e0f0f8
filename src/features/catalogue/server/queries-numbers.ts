import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

interface NumbersAsked {
  readonly type: string
  readonly country: string | undefined
  readonly plain: readonly string[]
  readonly most: number
}
/** The oldest entries that bear each number, read number by number from its index. */
export async function entriesNumbered(db: Db, { type, country, plain, most }: NumbersAsked): Promise<readonly { plain: string; id: string }[]> {
  const of_country = country === undefined ? sql`true` : sql`e.country = ${country}`
  const { rows } = await sql<{ plain: string; id: string }>`
    select asked.plain, found.id from unnest(${[...plain]}::text[]) asked(plain)
    cross join lateral (select e.id, e.year_order from catalogue_entry_numbers n join catalogue_entries e on e.id = n.entry_id
      where n.type = ${type} and n.plain = asked.plain and ${of_country} order by e.year_order, e.id limit ${most}) found
    order by found.year_order, found.id`.execute(db)
  return rows
}
