import { sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type Gap, PLACE_STEP } from '../../rules-list.ts'

/** Gives a place to what has none yet, behind the others and in the order of adding: at the first move to a whole box, later to what came since. */
export const placeAll = (tx: Tx, member_id: MemberId) =>
  sql`update stamp_items i set own_order = last.place + n.at * ${sql.lit(PLACE_STEP)}
    from (select s.id, row_number() over (order by s.added_order) as at from stamp_items s
        where s.member_id = ${member_id}::uuid and s.deleted_at is null and s.own_order is null) n,
      (select coalesce(max(o.own_order), 0) as place from stamp_items o where o.member_id = ${member_id}::uuid) last
    where i.id = n.id`.execute(tx)

/** The places on both sides of where something is laid; those that are moved leave theirs. */
export async function gapBefore(tx: Tx, member_id: MemberId, before: string | null, ids: readonly string[]): Promise<Gap> {
  const { rows } = await sql<{ after: number; before: number | null }>`
    with next as (select s.own_order from stamp_items s where s.id = ${before}::uuid)
    select coalesce(max(i.own_order), 0) as after, (select next.own_order from next) as before from stamp_items i
    where i.member_id = ${member_id}::uuid and i.deleted_at is null and not i.id = any(${[...ids]}::uuid[])
      and i.own_order < coalesce((select next.own_order from next), 9000000000000000)`.execute(tx)
  return rows[0]!
}
/** Moves everything from here on away, so that so many fit. */
export async function makeRoom(tx: Tx, member_id: MemberId, { after, before }: Gap, ids: readonly string[]): Promise<Gap> {
  const room = (ids.length + 1) * PLACE_STEP
  await sql`update stamp_items set own_order = own_order + ${room} where member_id = ${member_id}::uuid and own_order >= ${before}`.execute(tx)
  return { after, before: before! + room }
}
export const layAt = (tx: Tx, rows: readonly { readonly id: string; readonly place: number }[]) =>
  sql`update stamp_items i set own_order = n.place from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id uuid, place bigint) where i.id = n.id`.execute(
    tx,
  )
