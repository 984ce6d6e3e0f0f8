import { sql } from 'kysely'
import type { Tx } from '#server/operations/contexts.ts'
import type { RetractedNotice } from '#server/slices/notice.ts'

/** Deletes notices that no longer apply; returns true if there were any. */
export async function dropNotices(tx: Tx, type: string, { member_id, actor_id, property }: RetractedNotice): Promise<boolean> {
  const of = tx.deleteFrom('notifications').where('member_id', '=', member_id).where('type', '=', type).where('actor_id', '=', actor_id)
  const these = property ? of.where(sql<boolean>`property @> ${JSON.stringify(property)}::jsonb`) : of
  return (await these.returning('id').execute()).length > 0
}
