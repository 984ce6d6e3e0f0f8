import type { Db } from '#server/db/db.ts'
import type { AuctionId } from '../../contract.ts'

/** What a lot is found by, while it runs. */
export const foundOf = (db: Db, id: AuctionId) =>
  db
    .selectFrom('auctions')
    .select(['seller_id', 'name', 'words', 'facets', 'initial_bid'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
