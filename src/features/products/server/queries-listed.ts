import { sql } from 'kysely'
import { storeRows } from '#features/stores/server/public.ts'
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

/** Those of these products whose store is away. */
export async function awayAmong(db: Db, ids: readonly Id<'products'>[]): Promise<ReadonlySet<Id<'products'>>> {
  if (!ids.length) return new Set()
  const { rows } = await sql<{ id: Id<'products'> }>`
    select p.id from products p join (${storeRows(db)}) s on s.id = p.store_id where p.id = any(${ids}::uuid[]) and s.on_vacation`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** One batch of a store's published products that stand on the market while it is away, or are missing there while it is not. */
export async function misplaced(db: Db, store_id: Id<'stores'>, limit: number) {
  const { rows } = await sql<{ id: Id<'products'>; stamp_item_id: Id<'stamp_items'> | null }>`
    select p.id, p.stamp_item_id from products p join (${storeRows(db).where('stores.id', '=', store_id)}) s on s.id = p.store_id
    where p.status = 'published' and exists (select from listings c where c.subject_id = p.id) = s.on_vacation limit ${limit}`.execute(db)
  return rows
}
