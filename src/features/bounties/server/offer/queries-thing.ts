import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** The product by which this member sells this item now. */
export const productOfItem = async (db: Db, stamp_item_id: Id<'stamp_items'>, member_id: Id<'members'>): Promise<Id<'products'> | undefined> =>
  (
    await db
      .selectFrom('products')
      .select('id')
      .where('stamp_item_id', '=', stamp_item_id)
      .where('member_id', '=', member_id)
      .where('status', '=', 'published')
      .executeTakeFirst()
  )?.id
