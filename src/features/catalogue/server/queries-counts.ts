import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** Counts of all facets in one scan of the table. */
export async function countEntries(db: Db): Promise<readonly { facet: string; code: string; count: number }[]> {
  const { rows } = await sql<{ facet: string; code: string; count: number }>`
    with of_all as (
      select case when grouping(country) = 0 then 'country' when grouping(decade) = 0 then 'decade' when grouping(item_kind) = 0 then 'item_kind' else 'all' end as facet,
        coalesce(country, decade::text, item_kind, '') as code, count(*)::int as count
      from (select country, year_issued / 10 * 10 as decade, item_kind from catalogue_entries) e
      group by grouping sets ((country), (decade), (item_kind), ())),
    of_topics as (select 'topic_ids' as facet, code, count(*)::int as count from catalogue_entries, unnest(topic_ids) code group by code)
    select * from of_all where facet = 'all' or code <> '' union all select * from of_topics`.execute(db)
  return rows
}
