import { sql } from 'kysely'
import type { suggestedFor } from '#features/network/contract.ts'
import type { SuggestionSource } from '#server/slices/declarations.ts'

/** Newest products looked at for each country that the viewer collects. */
const EACH = 200

/** Suggested members: sellers of products from countries that the viewer collects. */
export const sellersOfCollected: SuggestionSource = {
  why: 'sells' satisfies (typeof suggestedFor)[number],
  members: (viewer) => sql`
    select pc.member_id, count(*), array_agg(distinct pc.country)
    from member_interests own cross join lateral (
      select c.member_id, c.country from listings c
      where c.kind = 'product' and c.country = own.code and c.quantity > 0 order by c.seq desc limit ${sql.lit(EACH)}) pc
    where own.member_id = ${viewer}::uuid and own.kind = 'country' group by pc.member_id`,
}
