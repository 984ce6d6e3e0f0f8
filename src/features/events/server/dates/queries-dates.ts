import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { EventId, OccurrenceId } from '../../contract.ts'

export interface DateRow {
  readonly id: OccurrenceId
  readonly event_id: EventId
  readonly original_local: string
  readonly start_local: string
  readonly end_local: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly capacity: number | null
  readonly taken: number
  readonly waiting: number
  readonly status: 'active' | 'cancelled'
  readonly sequence: number
  readonly remind_at: Date | null
}
/** The next dates of these events, `most` of each; of one that is over, the last. */
export async function nextDates(db: Db, ids: readonly string[], most: number): Promise<DateRow[]> {
  if (!ids.length) return []
  const { rows } = await sql<DateRow>`select o.* from unnest(${[...ids]}::uuid[]) as asked(id) cross join lateral (
      (select d.* from event_occurrences d where d.event_id = asked.id and d.ends_at > clock_timestamp() order by d.starts_at limit ${most})
      union all
      (select d.* from event_occurrences d where d.event_id = asked.id and not exists (select from event_occurrences l where l.event_id = asked.id
        and l.ends_at > clock_timestamp()) order by d.starts_at desc limit 1)) o order by o.event_id, o.starts_at`.execute(db)
  return rows
}
export const datesOfEvent = (db: Db, event_id: EventId): Promise<DateRow[]> =>
  db
    .selectFrom('event_occurrences')
    .selectAll()
    .$narrowType<{ status: 'active' | 'cancelled' }>()
    .where('event_id', '=', event_id)
    .orderBy('starts_at')
    .execute()
export const dateById = (db: Db, event_id: EventId, id: OccurrenceId): Promise<DateRow | undefined> =>
  db
    .selectFrom('event_occurrences')
    .selectAll()
    .$narrowType<{ status: 'active' | 'cancelled' }>()
    .where('event_id', '=', event_id)
    .where('id', '=', id)
    .executeTakeFirst()
/** The date that is on or comes next. */
export const comingDate = (db: Db, event_id: EventId): Promise<DateRow | undefined> =>
  db
    .selectFrom('event_occurrences')
    .selectAll()
    .$narrowType<{ status: 'active' | 'cancelled' }>()
    .where('event_id', '=', event_id)
    .where('status', '=', 'active')
    .where('ends_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('starts_at')
    .limit(1)
    .executeTakeFirst()

/** Dates that stand already stay as they are. */
export async function keepDates(tx: Tx, rows: readonly Insertable<Tables['event_occurrences']>[]): Promise<void> {
  if (!rows.length) return
  await tx
    .insertInto('event_occurrences')
    .values([...rows])
    .onConflict((on) => on.columns(['event_id', 'original_local']).doNothing())
    .execute()
}
export const changeDate = (tx: Tx, id: OccurrenceId, changed: Updateable<Tables['event_occurrences']>) =>
  tx
    .updateTable('event_occurrences')
    .set({ ...changed, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
export const dropDates = (tx: Tx, ids: readonly OccurrenceId[]) =>
  tx
    .deleteFrom('event_occurrences')
    .where('id', 'in', [...ids])
    .execute()
/** Of these dates, those to which somebody stands in some way. */
export async function peopled(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (!ids.length) return new Set()
  const { rows } = await sql<{
    id: string
  }>`select distinct p.occurrence_id as id from participants p where p.occurrence_id = any(${[...ids]}::uuid[])
    and p.status not in ('cancelled', 'Rejected')
    union select t.occurrence_id from event_tickets t where t.occurrence_id = any(${[...ids]}::uuid[])
      and t.status in ('pending_payment', 'paid', 'refund_due')`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
/** All dates still to come have this many places. The check of the column refuses fewer than are taken. */
export const setCapacity = (tx: Tx, event_id: EventId, capacity: number | null) =>
  tx.updateTable('event_occurrences').set({ capacity }).where('event_id', '=', event_id).where('ends_at', '>', sql<Date>`clock_timestamp()`).execute()
/** Most places that are taken on one date still to come. */
export async function mostTaken(tx: Tx, event_id: EventId): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(max(o.taken), 0)::int as n from event_occurrences o
    where o.event_id = ${event_id}::uuid and o.ends_at > clock_timestamp()`.execute(tx)
  return rows[0]!.n
}

/** The event knows its next date; lists are ordered by it. Precondition: the event is locked. */
export async function turnEvent(tx: Tx, event_id: EventId): Promise<void> {
  await sql`update events set (next_starts_at, next_ends_at) = (select n.starts_at, n.ends_at from (select 1) one left join lateral (
        select o.starts_at, o.ends_at from event_occurrences o where o.event_id = events.id and o.status = 'active' and o.ends_at > clock_timestamp()
        order by o.starts_at limit 1) n on true),
      last_ends_at = (select max(o.ends_at) from event_occurrences o where o.event_id = events.id and o.status = 'active')
    where id = ${event_id}::uuid`.execute(tx)
}

export interface MovedDate {
  readonly id: OccurrenceId
  readonly original_local: string
  readonly start_local: string
  readonly end_local: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly remind_at: Date | null
}
export async function moveDates(tx: Tx, rows: readonly MovedDate[]): Promise<void> {
  if (!rows.length) return
  await sql`update event_occurrences o set original_local = n.original_local, start_local = n.start_local, end_local = n.end_local,
      starts_at = n.starts_at, ends_at = n.ends_at, remind_at = n.remind_at, sequence = o.sequence + 1, updated_at = clock_timestamp()
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.original_local)}::text[], ${rows.map((row) => row.start_local)}::text[],
      ${rows.map((row) => row.end_local)}::text[], ${rows.map((row) => row.starts_at.toISOString())}::timestamptz[],
      ${rows.map((row) => row.ends_at.toISOString())}::timestamptz[], ${rows.map((row) => row.remind_at?.toISOString() ?? null)}::timestamptz[])
      as n(id, original_local, start_local, end_local, starts_at, ends_at, remind_at) where o.id = n.id`.execute(tx)
}
/** Calls dates off; without ids all of the event that are still to come. Answers those that were called off now. */
export async function callOff(tx: Tx, event_id: EventId, ids?: readonly OccurrenceId[]): Promise<{ id: OccurrenceId; sequence: number }[]> {
  const chosen = ids ? sql`id = any(${[...ids]}::uuid[])` : sql`ends_at > clock_timestamp()`
  const { rows } = await sql<{ id: OccurrenceId; sequence: number }>`update event_occurrences set status = 'cancelled', remind_at = null,
      sequence = sequence + 1, updated_at = clock_timestamp()
    where event_id = ${event_id}::uuid and status = 'active' and ${chosen} returning id, sequence`.execute(tx)
  return rows
}
