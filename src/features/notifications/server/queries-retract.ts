import { sql } from 'kysely'
import type { Tx } from '#server/operations/contexts.ts'
import type { RetractedNotice } from '#server/slices/notice.ts'

/** Deletes notices that no longer apply; returns true if there were any. */
export async function dropNotices(tx: Tx, type: string, { member_id, actor_id, property }: RetractedNotice): Promise<boolean> {
  const left = property ? false : await leaveGroups(tx, type, member_id, actor_id)
  const of = tx.deleteFrom('notifications').where('member_id', '=', member_id).where('type', '=', type).where('actor_id', '=', actor_id)
  const these = property ? of.where(sql<boolean>`property @> ${JSON.stringify(property)}::jsonb`) : of
  return (await these.returning('id').execute()).length > 0 || left
}

/** In a row with others the member's name goes, and the row tells of the latest of those who stay, with that one's subject. */
async function leaveGroups(tx: Tx, type: string, member_id: string, actor_id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from notification_actors a using notifications n
      where n.id = a.notification_id and n.type = ${type} and a.member_id = ${member_id} and a.actor_id = ${actor_id} returning a.notification_id
    )
    update notifications n set actor_id = stays.actor_id, subject_type = stays.subject_type, subject_id = stays.subject_id, property = stays.property
    from gone, lateral (
      select a.* from notification_actors a where a.notification_id = gone.notification_id and a.actor_id <> ${actor_id}
      order by a.created_at desc limit 1
    ) stays where n.id = gone.notification_id returning n.id`.execute(tx)
  return rows.length > 0
}
