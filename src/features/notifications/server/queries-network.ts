import { sql } from 'kysely'
import type { Tx } from '#server/operations/contexts.ts'

/** What told this member that the other follows them, asks to, or has accepted. Says whether there was any. */
export async function dropFollowNotices(tx: Tx, member_id: string, actor_id: string, action?: string): Promise<boolean> {
  const of = tx.deleteFrom('notifications').where('member_id', '=', member_id).where('type', '=', 'follow_user').where('actor_id', '=', actor_id)
  const these = action ? of.where(sql<boolean>`property->>'action' = ${action}`) : of
  return (await these.returning('id').execute()).length > 0
}
