import type { Db } from '#server/db/db.ts'

export const listedOfItem = async (db: Db, stamp_item_id: string) =>
  (await db.selectFrom('products').select('id').where('stamp_item_id', '=', stamp_item_id).where('status', '=', 'published').execute()).map(
    (row) => row.id,
  )

/** One batch of listed products whose card shows the store's old name. */
export async function listedUnderFormerName(db: Db, store_id: string, limit: number) {
  const found = db.selectFrom('listings as c').innerJoin('stores as s', 's.id', 'c.store_id').innerJoin('products as p', 'p.id', 'c.subject_id')
  return found.select(['p.id', 'p.stamp_item_id']).where('s.id', '=', store_id).whereRef('c.store_name', '<>', 's.name').limit(limit).execute()
}
