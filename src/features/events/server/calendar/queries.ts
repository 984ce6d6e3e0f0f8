import { createHash, randomBytes } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { EventId, OccurrenceId } from '../../contract.ts'
import { type EventType, LONGEST_DAYS, type Mode, type ParticipantStatus } from '../../rules.ts'
import { eventShows } from '../queries.ts'

export interface CalendarRow {
  readonly event_id: EventId
  readonly occurrence_id: OccurrenceId
  readonly type: EventType
  readonly title: string
  readonly mode: Mode
  readonly location: string
  readonly online_url: string
  readonly description: string
  readonly duration_type: 'timed' | 'all_day'
  readonly time_zone: string
  readonly original_local: string
  readonly start_local: string
  readonly end_local: string
  readonly starts_at: Date
  readonly ends_at: Date
  readonly status: 'active' | 'cancelled'
  readonly sequence: number
  readonly updated_at: Date
  readonly own_status: ParticipantStatus | null
  readonly is_run: boolean
  readonly organizer: string
}
const columns = (
  viewer: string | null,
) => sql`e.id as event_id, o.id as occurrence_id, e.type, e.title, e.mode, e.location, e.online_url, e.description,
  e.duration_type, e.time_zone, o.original_local, o.start_local, o.end_local, o.starts_at, o.ends_at, o.status, e.sequence + o.sequence as sequence,
  greatest(e.updated_at, o.updated_at) as updated_at, (select full_name from members h where h.id = e.user_id) as organizer,
  (select p.status from participants p where p.occurrence_id = o.id and p.user_id = ${viewer}::uuid) as own_status,
  coalesce(e.user_id = ${viewer}::uuid or exists (select from event_organizers g where g.event_id = e.id and g.member_id = ${viewer}::uuid), false) as is_run`
const own = (viewer: string | null) => sql<SqlBool>`(e.user_id = ${viewer}::uuid
  or exists (select from event_organizers g where g.event_id = e.id and g.member_id = ${viewer}::uuid)
  or exists (select from participants p where p.occurrence_id = o.id and p.user_id = ${viewer}::uuid and p.status not in ('cancelled', 'Rejected')))`

export interface EntriesAsked {
  readonly viewer: string | null
  readonly types: readonly EventType[]
  /** Wall days, the last one within. */
  readonly from: string
  readonly to: string
  readonly is_own: boolean
}
/** Dates that touch these days in the time of their place; an index of instants, a day wider on both sides, finds them. */
export async function entries(db: Db, { viewer, types, from, to, is_own }: EntriesAsked, most: number): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`select ${columns(viewer)} from event_occurrences o join events e on e.id = o.event_id
    where o.status = 'active' and e.status in ('published', 'archived')
      and o.starts_at >= ${from}::date - make_interval(days => ${LONGEST_DAYS + 2}::int) and o.starts_at < ${to}::date + interval '2 days'
      and o.start_local < ${`${to}T99`} and o.end_local > ${`${from}T00:00`}
      and e.type = any(${[...types]}::text[]) and ${is_own ? own(viewer) : sql`true`} and ${eventShows(viewer, 'e')}
    order by o.start_local, o.id limit ${most}`.execute(db)
  return rows
}
/** All dates of one event, those called off too: a calendar takes them away. */
export async function entriesOf(db: Db, viewer: string | null, event_id: EventId): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`select ${columns(viewer)} from event_occurrences o join events e on e.id = o.event_id
    where e.id = ${event_id}::uuid and e.status <> 'draft' and ${eventShows(viewer, 'e')} order by o.starts_at`.execute(db)
  return rows
}
/** What a member runs or stands to, from a month back. */
export async function entriesFor(db: Db, member_id: string, most: number): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`select ${columns(member_id)} from event_occurrences o join events e on e.id = o.event_id
    where o.ends_at > clock_timestamp() - interval '31 days' and e.status <> 'draft' and ${own(member_id)} and ${eventShows(member_id, 'e')}
    order by o.starts_at limit ${most}`.execute(db)
  return rows
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
/** Security: only its hash is kept, so that nobody who reads the table reads calendars. */
export async function newAddress(tx: Tx, member_id: Id<'members'>): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('calendar_addresses')
    .values({ member_id, token_hash: hashOf(token) })
    .onConflict((on) => on.column('member_id').doUpdateSet({ token_hash: hashOf(token), created_at: sql<Date>`clock_timestamp()` }))
    .execute()
  return token
}
export const endAddress = (tx: Tx, member_id: Id<'members'>) => tx.deleteFrom('calendar_addresses').where('member_id', '=', member_id).execute()
export async function memberAt(db: Db, token: string): Promise<Id<'members'> | undefined> {
  const { rows } = await sql<{ id: Id<'members'> }>`select m.id from calendar_addresses a join members m on m.id = a.member_id
    where a.token_hash = ${hashOf(token)} and is_present(m)`.execute(db)
  return rows[0]?.id
}
