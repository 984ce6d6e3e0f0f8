import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

export const itemOfProduct = async (db: Db, id: Id<'products'>): Promise<string | undefined> =>
  (await db.selectFrom('products').select('stamp_item_id').where('id', '=', id).executeTakeFirst())?.stamp_item_id ?? undefined
export const itemOfLot = async (db: Db, id: Id<'auctions'>): Promise<string | undefined> =>
  (await db.selectFrom('auctions').select('stamp_item_id').where('id', '=', id).executeTakeFirst())?.stamp_item_id ?? undefined
export const itemsOfOffer = async (db: Db, id: Id<'trade_offers'>): Promise<string[]> =>
  (await db.selectFrom('trade_offer_items').select('stamp_item_id').where('offer_id', '=', id).execute()).flatMap(
    ({ stamp_item_id }) => stamp_item_id ?? [],
  )
