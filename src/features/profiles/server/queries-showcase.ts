import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export async function showcaseOf(db: Db, member_id: Id<'members'>): Promise<Id<'stamp_items'>[]> {
  const rows = await db.selectFrom('showcase_items').select('stamp_item_id').where('member_id', '=', member_id).orderBy('position').execute()
  return rows.map((row) => row.stamp_item_id)
}

export async function keepShowcase(tx: Tx, member_id: Id<'members'>, ids: readonly Id<'stamp_items'>[]) {
  await tx.deleteFrom('showcase_items').where('member_id', '=', member_id).execute()
  if (!ids.length) return
  await tx
    .insertInto('showcase_items')
    .values(ids.map((stamp_item_id, position) => ({ member_id, position, stamp_item_id })))
    .execute()
}
