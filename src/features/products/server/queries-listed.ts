import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

export const listedOfItem = async (db: Db, stamp_item_id: Id<'stamp_items'>) =>
  (await db.selectFrom('products').select('id').where('stamp_item_id', '=', stamp_item_id).where('status', '=', 'published').execute()).map(
    (row) => row.id,
  )

/** One batch of listed products whose card shows the store's old name. */
export async function listedUnderFormerName(db: Db, store_id: Id<'stores'>, limit: number) {
  const found = db.selectFrom('listings as c').innerJoin('stores as s', 's.id', 'c.store_id').innerJoin('products as p', 'p.id', 'c.subject_id')
  return found.select(['p.id', 'p.stamp_item_id']).where('s.id', '=', store_id).whereRef('c.store_name', '<>', 's.name').limit(limit).execute()
}
