import { type Insertable, sql, type Updateable } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { EventId, OccurrenceId, ParticipantId } from '../contract.ts'
import type { ParticipantStatus, PlaceStanding } from '../rules.ts'

export const keepEvent = async (tx: Tx, row: Insertable<Tables['events']>): Promise<EventId> =>
  (await tx.insertInto('events').values(row).returning('id').executeTakeFirstOrThrow()).id
export const changeEvent = (tx: Tx, id: EventId, changed: Updateable<Tables['events']>) =>
  tx
    .updateTable('events')
    .set({ ...changed, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
/** Out of everybody's sight but of those who run it, or back. */
export const setHidden = (tx: Tx, id: EventId, is_hidden: boolean) =>
  tx
    .updateTable('events')
    .set({ hidden_at: is_hidden ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', id)
    .execute()
/** Calendars take over what has a higher number. */
export const nextSequence = (tx: Tx, id: EventId) =>
  tx.updateTable('events').set({ sequence: sql<number>`sequence + 1`, updated_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
export const dropEvent = (tx: Tx, id: EventId) => tx.deleteFrom('events').where('id', '=', id).execute()
export async function setOrganizers(tx: Tx, event_id: EventId, members: readonly Id<'members'>[]): Promise<void> {
  await tx.deleteFrom('event_organizers').where('event_id', '=', event_id).execute()
  if (members.length)
    await tx
      .insertInto('event_organizers')
      .values(members.map((member_id) => ({ event_id, member_id })))
      .execute()
}

interface StandingRow {
  readonly id: ParticipantId
  readonly status: PlaceStanding
  readonly party_size: number
  readonly offered_until: Date | null
}
export const standingOf = (tx: Tx, occurrence_id: OccurrenceId, user_id: Id<'members'>): Promise<StandingRow | undefined> =>
  tx
    .selectFrom('participants')
    .select(['id', 'status', 'party_size', 'offered_until'])
    .$narrowType<{ status: ParticipantStatus }>()
    .where('occurrence_id', '=', occurrence_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()

interface NewPlace {
  readonly event_id: EventId
  readonly occurrence_id: OccurrenceId
  readonly user_id: Id<'members'>
  readonly status: ParticipantStatus
  readonly changed_at: Date
  readonly code: string
  readonly role?: 'Participant' | 'Visitor'
  readonly party_size?: number
  readonly message?: string
  readonly offered_until?: Date
  readonly invited_by?: Id<'members'> | null
}
const moments = (status: ParticipantStatus, at: Date) => ({
  waits_since: status === 'waitlisted' ? at : null,
  checked_in_at: status === 'checked_in' ? at : null,
})
/** Whoever comes again keeps their row and their code. */
export async function keepPlace(tx: Tx, { event_id, occurrence_id, user_id, code, ...given }: NewPlace): Promise<ParticipantId> {
  const row = { reason: '', offered_until: null, ...moments(given.status, given.changed_at), ...given }
  const kept = await tx
    .insertInto('participants')
    .values({ event_id, occurrence_id, user_id, code, ...row })
    .onConflict((on) => on.columns(['occurrence_id', 'user_id']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept.id
}
export const movePlace = (tx: Tx, id: ParticipantId, status: ParticipantStatus, at: Date, reason = '') =>
  tx
    .updateTable('participants')
    .set({ status, changed_at: at, reason, offered_until: null, ...moments(status, at) })
    .where('id', '=', id)
    .execute()
export const changePlace = (tx: Tx, id: ParticipantId, changed: Updateable<Tables['participants']>) =>
  tx.updateTable('participants').set(changed).where('id', '=', id).execute()

interface Waiting {
  readonly id: ParticipantId
  readonly user_id: Id<'members'>
  readonly party_size: number
}
/** The head of the line. */
export const lineOf = (tx: Tx, occurrence_id: OccurrenceId, most: number): Promise<Waiting[]> =>
  tx
    .selectFrom('participants')
    .select(['id', 'user_id', 'party_size'])
    .where('occurrence_id', '=', occurrence_id)
    .where('status', '=', 'waitlisted')
    .orderBy('waits_since')
    .orderBy('id')
    .limit(most)
    .execute()
export const offerTo = (tx: Tx, ids: readonly ParticipantId[], changed_at: Date, offered_until: Date) =>
  tx
    .updateTable('participants')
    .set({ status: 'offered', changed_at, offered_until, waits_since: null })
    .where('id', 'in', [...ids])
    .execute()

export const placeById = (tx: Tx, id: ParticipantId) =>
  tx
    .selectFrom('participants')
    .select(['id', 'event_id', 'occurrence_id', 'status'])
    .$narrowType<{ status: ParticipantStatus }>()
    .where('id', '=', id)
    .executeTakeFirst()
export const placeByCode = (tx: Tx, event_id: EventId, code: string) =>
  tx
    .selectFrom('participants')
    .select(['id', 'occurrence_id', 'status', 'user_id', 'checked_in_at'])
    .$narrowType<{ status: ParticipantStatus }>()
    .where('event_id', '=', event_id)
    .where('code', '=', code)
    .executeTakeFirst()

/** Events of a member that are still to come and not cancelled. */
export async function countHeld(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from events
    where user_id = ${member_id}::uuid and status = 'published' and next_starts_at is not null`.execute(db)
  return rows[0]!.n
}
