import { sql } from 'kysely'
import { blockedWith } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { EventId, OccurrenceId } from '../contract.ts'
import type { ParticipantStatus } from '../rules.ts'

interface Told {
  readonly title: string
  readonly user_id: Id<'members'>
  readonly type: string
}
export const titleOf = (tx: Tx, id: EventId): Promise<Told | undefined> =>
  tx.selectFrom('events').select(['title', 'user_id', 'type']).where('id', '=', id).executeTakeFirst()

/** Those who run it and hear of this member. */
export async function runnersOf(tx: Tx, event_id: EventId, actor: string): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ id: Id<'members'> }>`select r.id from (select e.user_id as id from events e where e.id = ${event_id}::uuid
      union select g.member_id from event_organizers g where g.event_id = ${event_id}::uuid) r
    where r.id <> ${actor}::uuid and r.id <> all (${blockedWith(actor)})
      and not exists (select from mutes q where q.muter_id = r.id and q.muted_id = ${actor}::uuid)`.execute(tx)
  return rows.map(({ id }) => id)
}
/** Members who stand so to a date. */
export const standingTo = async (tx: Tx, occurrence_id: OccurrenceId, statuses: readonly ParticipantStatus[]): Promise<Id<'members'>[]> =>
  (
    await tx
      .selectFrom('participants')
      .select('user_id')
      .where('occurrence_id', '=', occurrence_id)
      .where('status', 'in', [...statuses])
      .orderBy('id')
      .execute()
  ).map(({ user_id }) => user_id)
