import { type SqlBool, sql } from 'kysely'
import { itemReach } from '#features/stamp-items/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export interface TableRow {
  readonly stamp_item_id: Id<'stamp_items'>
  readonly laid_by: MemberId
}
export async function onTable(db: Db, call_id: string): Promise<TableRow[]> {
  const { rows } =
    await sql<TableRow>`select stamp_item_id, laid_by from call_items where call_id = ${call_id}::uuid order by laid_at, stamp_item_id`.execute(db)
  return rows
}
/** True when every one of these members may see the item. */
export async function allMaySee(db: Db, members: readonly string[], item: string): Promise<boolean> {
  const each = members.map((member) => itemReach(member, sql`asked.id`))
  const { rows } = await sql<{ may: boolean }>`select ${sql.join([sql<SqlBool>`true`, ...each], sql` and `)} as may
    from (values (${item}::uuid)) as asked(id)`.execute(db)
  return rows[0]!.may
}
export const layItem = (tx: Tx, call_id: string, item: string, by: string) =>
  sql`insert into call_items (call_id, stamp_item_id, laid_by) values (${call_id}::uuid, ${item}::uuid, ${by}::uuid) on conflict do nothing`.execute(
    tx,
  )
export const keepShown = (tx: Tx, call_id: string, item: string | null, by: string) =>
  sql`update calls set shown_item_id = ${item}::uuid, shown_by = ${item === null ? null : by}::uuid where id = ${call_id}::uuid`.execute(tx)
