import { type SqlBool, sql } from 'kysely'
import { catalogueEntrySubject } from '#features/catalogue/contract.ts'
import { entryRows } from '#features/catalogue/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import { AT_ONCE, type wishlists } from '../contract.ts'

export type Whole = Pick<InputOf<typeof wishlists.missing>, 'by' | 'code' | 'country'>

/** A set is one of its country: several have a set of the same name. */
const within = ({ by, code, country }: Whole) =>
  ({
    country: sql<SqlBool>`e.country = ${code}`,
    set: sql<SqlBool>`e.series = ${code} and e.country is not distinct from ${country ?? null}::text`,
    year: sql<SqlBool>`e.year_issued = ${/^\d{4}$/.test(code) ? Number(code) : null}::int`,
  })[by]

const held = (member_id: string) =>
  sql<SqlBool>`e.id in (select i.catalogue_entry_id from stamp_items i where i.member_id = ${member_id}::uuid and i.deleted_at is null and i.catalogue_entry_id is not null)`
const wanted = (member_id: string) =>
  sql<SqlBool>`e.id in (select w.wishable_id from wishes w where w.member_id = ${member_id}::uuid and w.wishable_type = ${catalogueEntrySubject.name})`

/** Of all of it, how many the member has, and wants beside those. */
export async function sumsOf(db: Db, member_id: string, whole: Whole) {
  const { rows } = await sql<{ total: number; have: number; want: number }>`
    select count(*)::int as total, (count(*) filter (where ${held(member_id)}))::int as have,
      (count(*) filter (where ${wanted(member_id)} and not ${held(member_id)}))::int as want
    from catalogue_entries e where ${within(whole)}`.execute(db)
  return rows[0]!
}

const lacked = (db: Db, member_id: string, whole: Whole) =>
  entryRows(db)
    .where(within(whole))
    .where(sql<SqlBool>`not ${held(member_id)}`)
    .orderBy('year_order')
    .orderBy('id')

export const lackedPage = (db: Db, member_id: string, whole: Whole, place: PagePosition) =>
  lacked(db, member_id, whole)
    .where(beyond(['year_order', 'id'], 'asc', place))
    .limit(place.limit)
    .offset(place.offset)
    .execute()

export async function unwantedIds(db: Db, member_id: string, whole: Whole): Promise<string[]> {
  const rows = await lacked(db, member_id, whole)
    .clearSelect()
    .select('e.id')
    .where(sql<SqlBool>`not ${wanted(member_id)}`)
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}
