import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { seenBy } from './queries.ts'

/** A lot that takes bids and that this viewer may know of, for slices above: whose it is, and its item. */
export const openLot = (db: Db, id: string, viewer: string) =>
  db
    .selectFrom('auctions')
    .select(['auctions.id', 'auctions.seller_id', 'auctions.stamp_item_id'])
    .where('auctions.id', '=', id as never)
    .where('auctions.status', '=', 'active')
    .where('auctions.ends_at', '>', sql<Date>`clock_timestamp()`)
    .where(seenBy(viewer))
    .executeTakeFirst()
