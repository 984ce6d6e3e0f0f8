import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type AuctionId, auctionSubject } from '../contract.ts'

/** Everybody who has bid on a lot. */
export const biddersOf = async (db: Db, auction_id: AuctionId): Promise<Id<'members'>[]> =>
  (await db.selectFrom('auction_bidders').select('member_id').where('auction_id', '=', auction_id).execute()).map(({ member_id }) => member_id)
/** Everybody who watches it: it stands among their bookmarks. */
export const watchersOf = async (db: Db, auction_id: AuctionId): Promise<Id<'members'>[]> =>
  (
    await db
      .selectFrom('bookmarks')
      .select('member_id')
      .where('book_markable_type', '=', auctionSubject.name)
      .where('book_markable_id', '=', auction_id)
      .execute()
  ).map(({ member_id }) => member_id)
export const lotOfOrder = (db: Db, order_id: Id<'orders'>) =>
  db
    .selectFrom('orders')
    .innerJoin('auctions', 'auctions.id', 'orders.source_id')
    .select(['auctions.id', 'auctions.name'])
    .where('orders.id', '=', order_id)
    .where('orders.kind', '=', 'auction')
    .executeTakeFirst()
