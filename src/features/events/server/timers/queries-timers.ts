import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { EventId, OccurrenceId, ParticipantId } from '../../contract.ts'
import { ARCHIVED_AFTER_DAYS } from '../../rules.ts'

const now = sql<Date>`clock_timestamp()`
const idsOf = <T>(rows: readonly { readonly id: T }[]) => rows.map(({ id }) => id)

/** Offered places whose time is over. */
export const lapsed = async (db: Db, limit: number): Promise<ParticipantId[]> =>
  idsOf(
    await db
      .selectFrom('participants')
      .select('id')
      .where('status', '=', 'offered')
      .where('offered_until', '<=', now)
      .orderBy('offered_until')
      .limit(limit)
      .execute(),
  )
export const nextLapse = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('participants').select('offered_until').where('status', '=', 'offered').orderBy('offered_until').limit(1).executeTakeFirst())
    ?.offered_until ?? null

/** Events whose date is over: the next one is theirs now. */
export const turning = async (db: Db, limit: number): Promise<EventId[]> =>
  idsOf(
    await db
      .selectFrom('events')
      .select('id')
      .where('status', '=', 'published')
      .where('next_ends_at', '<=', now)
      .orderBy('next_ends_at')
      .limit(limit)
      .execute(),
  )
export const nextTurn = async (db: Db): Promise<Date | null> =>
  (
    await db
      .selectFrom('events')
      .select('next_ends_at')
      .where('status', '=', 'published')
      .where('next_ends_at', 'is not', null)
      .orderBy('next_ends_at')
      .limit(1)
      .executeTakeFirst()
  )?.next_ends_at ?? null

export const oldEvents = async (db: Db, limit: number): Promise<EventId[]> => {
  const { rows } = await sql<{ id: EventId }>`select id from events where status = 'published' and next_ends_at is null
    and last_ends_at < clock_timestamp() - make_interval(days => ${ARCHIVED_AFTER_DAYS}::int) order by last_ends_at limit ${limit}`.execute(db)
  return idsOf(rows)
}

/** Dates of which somebody is to be reminded. */
export const remindable = async (db: Db, limit: number): Promise<OccurrenceId[]> =>
  idsOf(await db.selectFrom('event_occurrences').select('id').where('remind_at', '<=', now).orderBy('remind_at').limit(limit).execute())
export const nextReminder = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('event_occurrences').select('remind_at').where('remind_at', 'is not', null).orderBy('remind_at').limit(1).executeTakeFirst())
    ?.remind_at ?? null

/** Series whose last row is less than a year and a half away, once a day each. */
export const shortSeries = async (db: Db, limit: number): Promise<EventId[]> => {
  const { rows } = await sql<{
    id: EventId
  }>`select id from events where status = 'published' and recurrence = 'Recurring' and next_starts_at is not null
    and filled_at < clock_timestamp() - interval '1 day' order by filled_at limit ${limit}`.execute(db)
  return idsOf(rows)
}

export const placeRow = (db: Db, id: ParticipantId) =>
  db
    .selectFrom('participants')
    .select(['id', 'event_id', 'occurrence_id', 'user_id', 'status', 'offered_until'])
    .where('id', '=', id)
    .executeTakeFirst()
export const dateRow = (db: Db, id: OccurrenceId) =>
  db.selectFrom('event_occurrences').select(['id', 'event_id', 'starts_at', 'remind_at', 'status']).where('id', '=', id).executeTakeFirst()
