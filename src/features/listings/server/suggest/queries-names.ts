import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The newest listing of each name with this prefix: one index probe per name, however many listings have it. */
export async function newestOfNames(db: Db, kind: string, start: string, limit: number): Promise<string[]> {
  const of = sql.lit(kind)
  const end = sql`${start} || U&'\\+10FFFF'`
  const { rows } = await sql<{ subject_id: string }>`
    with recursive names (name, nth) as (
      (select plain_text(name) collate "C", 1 from listings
        where kind = ${of} and plain_text(name) collate "C" >= ${start} and plain_text(name) collate "C" < ${end} order by plain_text(name) collate "C" limit 1)
      union all
      select (select plain_text(c.name) collate "C" from listings c
        where c.kind = ${of} and plain_text(c.name) collate "C" > n.name and plain_text(c.name) collate "C" < ${end} order by plain_text(c.name) collate "C" limit 1), n.nth + 1
      from names n where n.name is not null and n.nth < ${limit})
    select newest.subject_id from names n cross join lateral (
      select c.subject_id from listings c where c.kind = ${of} and plain_text(c.name) collate "C" = n.name order by c.seq desc limit 1) newest
    order by n.name`.execute(db)
  return rows.map((row) => row.subject_id)
}

export async function countriesListed(db: Db, kind: string, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select wanted.code from unnest(${codes}::text[]) as wanted (code) where exists (select from listings c where c.kind = ${sql.lit(kind)} and c.country = wanted.code)`.execute(
    db,
  )
  return new Set(rows.map((row) => row.code))
}
