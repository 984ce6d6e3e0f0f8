import { type RawBuilder, sql } from 'kysely'
import { alikeListings } from '#features/listings/server/public.ts'
import { lackedEntries, wantedEntries } from '#features/wishlists/server/public.ts'
import type { RecommendationSource } from '#server/slices/recommendation-source.ts'
import { productSubject } from '../contract.ts'

/** Copies of one entry that are looked at. */
const COPIES = 20
const FOLLOWED = 200
const OF_ONE_SELLER = 3

/** Listings in stock of these entries, not the viewer's own, newest first. `entries` is a query of `entry`. */
const listingsOf = (entries: RawBuilder<unknown>, viewer: string, limit: number) => sql`
  select c.subject_id as id from (${entries}) asked
    cross join lateral (select i.id from stamp_items i where i.catalogue_entry_id = asked.entry and i.deleted_at is null
      order by i.id desc limit ${sql.lit(COPIES)}) item
    join products p on p.stamp_item_id = item.id
    join listings c on c.subject_id = p.id
  where c.kind = 'product' and c.quantity > 0 and c.member_id <> ${viewer}
  order by c.seq desc limit ${limit}`

const of = productSubject.type
/** Copies of what one wants from the catalogue. */
export const wanted: RecommendationSource = { why: 'wants', of, things: (viewer, limit) => listingsOf(wantedEntries(viewer), viewer, limit) }

/** Copies of what sets lack of which one has at least half. */
export const lackedBySets: RecommendationSource = { why: 'sets', of, things: (viewer, limit) => listingsOf(lackedEntries(viewer), viewer, limit) }

/** Like the listings that one wishes for. */
export const likeWished: RecommendationSource = {
  why: 'alike',
  of,
  things: (viewer, limit) =>
    alikeListings(
      sql`select l.item_kind, l.country, l.year_issued from wishes w join listings l on l.subject_id = w.wishable_id
        where w.member_id = ${viewer} and w.wishable_type = ${productSubject.name} order by w.id desc limit 5`,
      viewer,
      limit,
    ),
}

/** The newest of each store whose owner one follows. */
export const fromFollowed: RecommendationSource = {
  why: 'sellers',
  of,
  things: (viewer, limit) => sql`
    select c.subject_id as id from (select f.followed_id from follows f where f.follower_id = ${viewer} and f.status = 'Accepted' order by f.id desc limit ${sql.lit(FOLLOWED)}) f
      join stores s on s.member_id = f.followed_id
      cross join lateral (select p.id from products p where p.store_id = s.id and p.status = 'published' order by p.id desc limit ${sql.lit(OF_ONE_SELLER)}) p
      join listings c on c.subject_id = p.id and c.quantity > 0
    order by c.seq desc limit ${limit}`,
}
