import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The newest product of each of the first names that begin so: one probe of the index per name, however many products bear it. */
export async function newestOfNames(db: Db, start: string, limit: number): Promise<string[]> {
  const end = sql`${start} || U&'\\+10FFFF'`
  const { rows } = await sql<{ product_id: string }>`
    with recursive names (name, nth) as (
      (select plain_text(name) collate "C", 1 from product_cards
        where plain_text(name) collate "C" >= ${start} and plain_text(name) collate "C" < ${end} order by plain_text(name) collate "C" limit 1)
      union all
      select (select plain_text(c.name) collate "C" from product_cards c
        where plain_text(c.name) collate "C" > n.name and plain_text(c.name) collate "C" < ${end} order by plain_text(c.name) collate "C" limit 1), n.nth + 1
      from names n where n.name is not null and n.nth < ${limit})
    select newest.product_id from names n cross join lateral (
      select c.product_id from product_cards c where plain_text(c.name) collate "C" = n.name order by c.seq desc limit 1) newest
    order by n.name`.execute(db)
  return rows.map((row) => row.product_id)
}

/** Which of these countries have anything for sale. */
export async function countriesOnSale(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select wanted.code from unnest(${codes}::text[]) as wanted (code) where exists (select from product_cards c where c.country = wanted.code)`.execute(
    db,
  )
  return new Set(rows.map((row) => row.code))
}
