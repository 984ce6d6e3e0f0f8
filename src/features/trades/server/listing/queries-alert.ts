import type { Db } from '#server/db/db.ts'
import type { TradeId } from '../../contract.ts'

/** What a trade is found by, while it is open to all. */
export const foundOf = (db: Db, id: TradeId) =>
  db
    .selectFrom('trades')
    .select(['owner_id', 'title', 'words', 'facets'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('is_direct', '=', false)
    .executeTakeFirst()
