import { sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

export interface Sought {
  readonly wish_id: string
  readonly entry_id: string
  /** Good enough ones; null for any. */
  readonly conditions: readonly string[] | null
  readonly grades: readonly string[] | null
}
export interface FoundCopy {
  readonly wish_id: string
  readonly product_id: string
  readonly good: boolean
}
/** Copies of each want that are looked at: those that are good enough first, the cheapest of them. */
const LOOKED_AT = 12

/** What is for sale of each want, without what is reserved and what is the viewer's own. */
export async function copiesFor(db: Db, viewer: MemberId, sought: readonly Sought[]): Promise<FoundCopy[]> {
  if (!sought.length) return []
  const { rows } = await sql<FoundCopy>`
    select w.wish_id, c.product_id, c.good
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb) as w (wish_id uuid, entry_id uuid, conditions text[], grades text[])
    cross join lateral (
      select p.id as product_id, p.price,
        coalesce((w.conditions is null or i.condition = any(w.conditions)) and (w.grades is null or i.grade = any(w.grades)), false) as good
      from stamp_items i join products p on p.stamp_item_id = i.id
      where i.catalogue_entry_id = w.entry_id and i.deleted_at is null and p.status = 'published' and p.stock_on_hand > p.stock_reserved
        and p.member_id <> ${viewer} and ${ownerVisibleTo(viewer, 'p.member_id')}
      order by 3 desc, 2, 1 limit ${LOOKED_AT}) c
    order by c.price, c.product_id`.execute(db)
  return rows
}

export async function countWants(db: Db, member_id: MemberId): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from wishes where member_id = ${member_id} and wishable_type = 'CatalogueEntry'`.execute(db)
  return rows[0]!.n
}
