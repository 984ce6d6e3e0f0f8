import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

const thisMonth = sql<string>`(date_trunc('month', clock_timestamp() at time zone 'UTC'))::date`

/** Pages of this month: what plans limit. */
export async function countScans(db: Db, member_id: Id<'members'>): Promise<number> {
  const { n } = await db
    .selectFrom('scan_uses')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('member_id', '=', member_id)
    .where('month', '=', thisMonth)
    .executeTakeFirstOrThrow()
  return n
}
export const isCounted = async (tx: Tx, member_id: Id<'members'>, page_id: string) =>
  (await tx.selectFrom('scan_uses').select('page_id').where('member_id', '=', member_id).where('page_id', '=', page_id).executeTakeFirst()) !==
  undefined
export async function countPage(tx: Tx, member_id: Id<'members'>, page_id: string) {
  await tx.insertInto('scan_uses').values({ member_id, page_id }).execute()
}

interface NewReading {
  readonly stamp_item_id: Id<'stamp_items'>
  readonly method: number
  readonly scale: string
  readonly reading: object
}
export async function keepReading(tx: Tx, { reading, ...row }: NewReading) {
  const kept = { reading: JSON.stringify(reading), scale: row.scale }
  await tx
    .insertInto('item_measurements')
    .values({ ...row, ...kept })
    .onConflict((same) => same.columns(['stamp_item_id', 'method']).doUpdateSet({ ...kept, measured_at: sql`clock_timestamp()` }))
    .execute()
}
export const readingsOf = (db: Db, stamp_item_id: Id<'stamp_items'>) =>
  db
    .selectFrom('item_measurements')
    .select(['reading', 'measured_at'])
    .where('stamp_item_id', '=', stamp_item_id)
    .orderBy('method', 'desc')
    .limit(10)
    .execute()
