import type { Pool } from 'pg'
import type { StampItemId } from '#features/stamp-items/contract.ts'
import type { MemberId } from '#kernel/shapes.ts'

export async function hasRaised(pool: Pool, member_id: string, claim: string): Promise<boolean> {
  const { rows } = await pool.query('select from flag_reports where flagger_id = $1 and claim = $2', [member_id, claim])
  return rows.length > 0
}

/** An item with a picture that others see, of none of these members, and not flagged yet. */
export async function flaggableItem(pool: Pool, not_of: readonly MemberId[]): Promise<{ id: StampItemId; member_id: MemberId } | undefined> {
  const { rows } = await pool.query<{ id: StampItemId; member_id: MemberId }>(
    `select i.id, i.member_id from stamp_items i
     where i.is_shown and i.deleted_at is null and i.item_kind = 'stamp' and i.member_id <> all($1)
       and exists (select from stamp_item_medias m where m.stamp_item_id = i.id)
       and not exists (select from flag_tickets t where t.stamp_item_id = i.id)
       and exists (select from members o where o.id = i.member_id and is_present(o)) and shows_part(null, i.member_id, 'collection')
     order by i.id limit 1`,
    [not_of],
  )
  return rows[0]
}

export const markFlags = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])
