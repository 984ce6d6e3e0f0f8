import { sql } from 'kysely'
import type { suggestedFor } from '#features/network/contract.ts'
import type { SuggestionSource } from '#server/slices/declarations.ts'

/** Stores looked at. */
const MOST = 400

/** Suggested members: owners of the stores with most products. */
export const fullStores: SuggestionSource = {
  why: 'store' satisfies (typeof suggestedFor)[number],
  members: () => sql`
    select s.member_id, s.product_count, '{}' from stores s where s.product_count > 0
    order by s.product_count desc, s.id desc limit ${sql.lit(MOST)}`,
}
