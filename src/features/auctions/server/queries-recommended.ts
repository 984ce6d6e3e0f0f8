import { sql } from 'kysely'
import { alikeListings } from '#features/listings/server/public.ts'
import { productSubject } from '#features/products/contract.ts'
import { wantedEntries } from '#features/wishlists/server/public.ts'
import type { RecommendationSource } from '#server/slices/recommendation-source.ts'
import { auctionSubject } from '../contract.ts'

const COPIES = 20
/** Lots that end next, and the countries that a member collects most: so many are looked at. */
const NEXT = 500
const COUNTRIES = 5
const SOON = '3 days'

/** Running lots of what one wants from the catalogue. */
export const lotsWanted: RecommendationSource = {
  why: 'wants',
  of: auctionSubject.type,
  things: (viewer, limit) => sql`
    select a.id from (${wantedEntries(viewer)}) asked
      cross join lateral (select i.id from stamp_items i where i.catalogue_entry_id = asked.entry and i.deleted_at is null and i.member_id <> ${viewer}
        order by i.id desc limit ${sql.lit(COPIES)}) item
      join auctions a on a.stamp_item_id = item.id
    where a.status = 'active' and a.ends_at > clock_timestamp() order by a.ends_at limit ${limit}`,
}

/** Lots that end within three days, of the countries that one collects. */
export const lotsEnding: RecommendationSource = {
  why: 'ending',
  of: auctionSubject.type,
  things: (viewer, limit) => sql`
    with collected as materialized (
      (select n.code as country from member_interests n where n.member_id = ${viewer} and n.kind = 'country')
      union
      (select i.country from stamp_items i where i.member_id = ${viewer} and i.deleted_at is null and i.country is not null
        group by i.country order by count(*) desc limit ${sql.lit(COUNTRIES)}))
    select next.id from (select a.id, a.stamp_item_id, a.seller_id, a.ends_at from auctions a
        where a.status = 'active' and a.ends_at > clock_timestamp() and a.ends_at < clock_timestamp() + interval '${sql.raw(SOON)}'
        order by a.ends_at limit ${sql.lit(NEXT)}) next
      join stamp_items i on i.id = next.stamp_item_id
    where next.seller_id <> ${viewer} and i.country in (select c.country from collected c) order by next.ends_at limit ${limit}`,
}

/** Like the lots that one watches. */
export const likeWatched: RecommendationSource = {
  why: 'alike',
  of: productSubject.type,
  things: (viewer, limit) =>
    alikeListings(
      sql`select i.item_kind, i.country, i.year_issued from bookmarks k join auctions a on a.id = k.book_markable_id join stamp_items i on i.id = a.stamp_item_id
        where k.member_id = ${viewer} and k.book_markable_type = ${auctionSubject.name} order by k.id desc limit 5`,
      viewer,
      limit,
    ),
}
