import { type RawBuilder, sql } from 'kysely'

const YEARS = 5
const OF_ONE = 6

/**
 * Listings in stock like these things: of their kind, country and years, not the viewer's own. `liked` is a query of `item_kind`, `country` and
 * `year_issued`.
 */
export const alikeListings = (liked: RawBuilder<unknown>, viewer: string, limit: number) => sql`
  select near.subject_id as id from (select distinct * from (${liked}) l) liked
    cross join lateral (select c.subject_id, c.seq from listings c
      where c.kind = 'product' and c.item_kind = liked.item_kind and c.country = liked.country
        and c.year_issued between liked.year_issued - ${sql.lit(YEARS)} and liked.year_issued + ${sql.lit(YEARS)}
        and c.quantity > 0 and c.member_id <> ${viewer}
        and not exists (select from wishes w where w.member_id = ${viewer} and w.wishable_type = 'Product' and w.wishable_id = c.subject_id)
      order by c.year_issued, c.seq desc limit ${sql.lit(OF_ONE)}) near
  group by near.subject_id order by max(near.seq) desc limit ${limit}`
