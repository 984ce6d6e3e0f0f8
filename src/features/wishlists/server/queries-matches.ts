import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'

/** An item with this status can be had now; for a swap it is one of the last two. */
const OFFERED = ['FOR_SALE', 'FOR_AUCTION', 'IN_AUCTION', 'FOR_TRADE', 'OPEN_TO_OFFERS']
const SWAPPED = ['FOR_TRADE', 'OPEN_TO_OFFERS']
const ENTRY = 'CatalogueEntry'
/** Of one member, so many are shown; of one wish, so many offers are looked at. */
const SHOWN = 6
const LOOKED_AT = 500

interface OfferRow {
  readonly member_id: string
  readonly stamp_item_id: string
  readonly catalogue_entry_id: string
  readonly status: string
}
export interface MatchRow {
  readonly id: string
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly created_at: string
  readonly offers: readonly OfferRow[]
  readonly asks: readonly OfferRow[]
}

const itemsAsJson = (rows: RawBuilder<unknown>) => sql`coalesce((select jsonb_agg(o order by o.stamp_item_id) from (${rows} limit ${SHOWN}) o), '[]')`

/** Members who show an item of a wanted entry; those who want something that the viewer would swap come first. */
export async function matchesOf(db: Db, viewer: string, limit: number, for_trade: boolean): Promise<MatchRow[]> {
  const had = for_trade ? SWAPPED : OFFERED
  const offers = sql`select i.member_id, i.id as stamp_item_id, i.catalogue_entry_id, i.status from wishes w
    join stamp_items i on i.catalogue_entry_id = w.wishable_id
    where w.member_id = ${viewer} and w.wishable_type = ${ENTRY} and i.deleted_at is null and i.status = any(${had}::text[]) and i.member_id <> ${viewer}`
  const asks = sql`select w.member_id, i.id as stamp_item_id, i.catalogue_entry_id, i.status from stamp_items i
    join wishes w on w.wishable_id = i.catalogue_entry_id and w.wishable_type = ${ENTRY}
    where i.member_id = ${viewer} and i.deleted_at is null and i.status = any(${SWAPPED}::text[]) and w.member_id = m.id
      and ${sql<SqlBool>`shows_part(${viewer}::uuid, m.id, 'wishlist')`}`
  const { rows } = await sql<MatchRow & { created_at: Date }>`
    with offers as materialized (${offers} limit ${LOOKED_AT})
    select m.id, m.uid, m.username, m.full_name, m.image_url, m.created_at,
      ${itemsAsJson(sql`select * from offers of where of.member_id = m.id order by of.stamp_item_id`)} as offers,
      ${itemsAsJson(asks)} as asks
    from members m
    where m.id in (select of.member_id from offers of) and ${visibleTo(viewer)} and shows_part(${viewer}::uuid, m.id, 'collection')
    order by (select count(*) from (${asks} limit 1) as mutual) desc, (select count(*) from offers of where of.member_id = m.id) desc, m.id
    limit ${limit}`.execute(db)
  return rows
}

/** Per country, set or year: entries of the catalogue, and how many of them the member has and wants. */
export async function progressOf(db: Db, member_id: string, by: 'country' | 'set' | 'year', country: string | undefined) {
  const key = { country: sql`e.country`, set: sql`e.series`, year: sql`e.year_issued::text` }[by]
  const inCountry = by === 'set' ? sql`e.country` : sql`null::text`
  const told = sql`${key} is not null and ${key} <> '' ${country === undefined ? sql`` : sql`and e.country = ${country}`}`
  const { rows } = await sql<{ code: string; country: string | null; have: number; want: number; total: number }>`
    with had as (select distinct i.catalogue_entry_id as id from stamp_items i where i.member_id = ${member_id} and i.deleted_at is null and i.catalogue_entry_id is not null),
      wanted as (select w.wishable_id as id from wishes w where w.member_id = ${member_id} and w.wishable_type = ${ENTRY}),
      touched as (select distinct ${key} as code, ${inCountry} as country from catalogue_entries e
        where e.id in (select had.id from had union all select wanted.id from wanted) and ${told})
    select ${key} as code, ${inCountry} as country, count(*)::int as total,
      (count(*) filter (where exists (select from had where had.id = e.id)))::int as have,
      (count(*) filter (where exists (select from wanted where wanted.id = e.id) and not exists (select from had where had.id = e.id)))::int as want
    from catalogue_entries e
    where ${told} and exists (select from touched t where t.code = ${key} and t.country is not distinct from ${inCountry})
    group by 1, 2 order by have desc, want desc, code limit 250`.execute(db)
  return rows
}
