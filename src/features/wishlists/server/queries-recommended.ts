import { sql } from 'kysely'
import { catalogueEntrySubject } from '#features/catalogue/contract.ts'

/** The newest wants that are looked at. */
const WANTS = 300
/** Sets of which one has most, and the most entries that one may have. */
const SETS = 20
const LONGEST_SET = 200

/** Query of `entry`: what the viewer wants from the catalogue. */
export const wantedEntries = (viewer: string) =>
  sql`select w.wishable_id as entry from wishes w where w.member_id = ${viewer} and w.wishable_type = ${catalogueEntrySubject.name} order by w.id desc limit ${sql.lit(WANTS)}`

/** Query of `entry`: what is lacking in sets of which the viewer has at least half. */
export const lackedEntries = (viewer: string) => sql`
  with had as materialized (select distinct i.catalogue_entry_id as id from stamp_items i
      where i.member_id = ${viewer} and i.deleted_at is null and i.catalogue_entry_id is not null),
    begun as materialized (select e.country, e.series, count(*) as have from had join catalogue_entries e using (id)
      where e.series <> '' group by 1, 2 order by have desc limit ${sql.lit(SETS)})
  select e.id as entry from begun
    cross join lateral (select array_agg(of_set.id) as ids, count(*) as total from (select c.id from catalogue_entries c
      where c.series = begun.series and c.country is not distinct from begun.country limit ${sql.lit(LONGEST_SET)}) of_set) whole
    cross join lateral unnest(whole.ids) as e(id)
  where begun.have * 2 >= whole.total and begun.have < whole.total and not exists (select from had where had.id = e.id)`
