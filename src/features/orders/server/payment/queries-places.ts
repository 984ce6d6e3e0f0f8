import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

const MOST = sql.lit(3)

export interface PlaceRow {
  readonly line_id: Id<'order_items'>
  readonly name: string
  /** Null for a want that has no place in an album. */
  readonly album_id: Id<'albums'> | null
  readonly album_name: string | null
  readonly page: number | null
  /** Places on the page that are filled with all that was bought for it, and all of them. */
  readonly filled: number
  readonly places: number
}
/**
 * Where what was bought belongs: empty places for its catalogue entry in the buyer's own albums, one an entry; else a want of it. Pieces that the
 * catalogue does not know have no place. One statement over the indexes of order, mounts and wishes.
 */
export async function placesOf(db: Db, order_group_id: Id<'order_groups'>, buyer_id: Id<'members'>): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with bought as (
      select distinct on (i.catalogue_entry_id) i.catalogue_entry_id as entry_id, i.id, i.name from orders o join order_items i on i.order_id = o.id
      where o.order_group_id = ${order_group_id}::uuid and o.buyer_id = ${buyer_id}::uuid and i.catalogue_entry_id is not null
        and o.status not in ('pending_payment', 'cancelled', 'refunded')
      order by i.catalogue_entry_id, i.id
    ), holes as (
      select distinct on (b.entry_id) b.entry_id, mt.page_id, a.id as album_id, a.name from bought b
      join album_mounts mt on mt.catalogue_entry_id = b.entry_id join albums a on a.id = mt.album_id
      where a.member_id = ${buyer_id}::uuid order by b.entry_id, mt.id
    )
    select b.id as line_id, b.name, h.album_id, h.name as album_name, p.number as page, coalesce(p.filled, 0) as filled, coalesce(p.places, 0) as places
    from bought b left join holes h on h.entry_id = b.entry_id
    left join lateral (select
        (select count(*)::int from album_pages before where before.album_id = page.album_id and before.position <= page.position) as number,
        (count(mt.stamp_item_id) + (select count(*) from holes bought_for where bought_for.page_id = page.id))::int as filled, count(*)::int as places
      from album_pages page join album_mounts mt on mt.page_id = page.id where page.id = h.page_id group by page.id) p on true
    where h.page_id is not null or exists (select from wishes w
      where w.member_id = ${buyer_id}::uuid and w.wishable_type = 'CatalogueEntry' and w.wishable_id = b.entry_id)
    order by h.page_id is null, b.id limit ${MOST}`.execute(db)
  return rows
}

/** Coins that came with orders of this purchase, and orders of it that may still bring some. */
export async function coinsOf(db: Db, order_group_id: Id<'order_groups'>): Promise<{ rewarded: number; open: number }> {
  const { rows } = await sql<{ rewarded: number; open: number }>`
    select count(r.order_id)::int as rewarded, count(*) filter (where o.status in ('processing', 'shipped', 'delivered'))::int as open
    from orders o left join order_rewards r on r.order_id = o.id and r.one_id = least(o.buyer_id, o.seller_id) and r.other_id = greatest(o.buyer_id, o.seller_id)
    where o.order_group_id = ${order_group_id}::uuid`.execute(db)
  return rows[0]!
}
