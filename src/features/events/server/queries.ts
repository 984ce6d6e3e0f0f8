import { type SqlBool, sql } from 'kysely'
import { clubShows, clubsOf } from '#features/clubs/server/public.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { EventId } from '../contract.ts'
import type { EventState, EventType, Mode } from '../rules.ts'
import type { Schedule } from '../shapes.ts'

/** On rows of `events`: its owner or one of its organizers. */
export const runs = (viewer: string, e: string) => sql<SqlBool>`(${sql.ref(`${e}.user_id`)} = ${viewer}::uuid
    or exists (select from event_organizers eo where eo.event_id = ${sql.ref(`${e}.id`)} and eo.member_id = ${viewer}::uuid))`

/** Open: everybody who may read the club, if it has one. Private: members of that club, or connections of the organizer. */
const isFor = (viewer: string | null, e: string) => {
  const [club, owner] = [sql.ref(`${e}.club_id`), sql.ref(`${e}.user_id`)]
  const open = sql<SqlBool>`${sql.ref(`${e}.visibility`)} = 'Open'`
  const read = sql<SqlBool>`(${club} is null or exists (select from clubs where clubs.id = ${club} and ${clubShows(viewer, 'content')}))`
  if (viewer === null) return sql<SqlBool>`${open} and ${read}`
  return sql<SqlBool>`(case when ${open} then ${read} when ${club} is null then are_connected(${viewer}::uuid, ${owner}) else ${club} = any(${clubsOf(viewer)}) end
    or exists (select from participants own where own.event_id = ${sql.ref(`${e}.id`)} and own.user_id = ${viewer}::uuid and own.status <> 'cancelled'))`
}

/** Announced, and not taken out of sight by a moderator. */
const isOut = (e: string) => sql<SqlBool>`${sql.ref(`${e}.status`)} <> 'draft' and ${sql.ref(`${e}.hidden_at`)} is null`

/**
 * The one predicate about events, on rows of `events`: who may know of one. Drafts are for those who run them; what its organizer does not show to
 * the viewer is not there.
 */
export const eventShows = (viewer: string | null, e = 'events') =>
  viewer === null
    ? sql<SqlBool>`(${isOut(e)} and ${ownerVisibleTo(null, `${e}.user_id`)} and ${isFor(null, e)})`
    : sql<SqlBool>`(${runs(viewer, e)} or ${isOut(e)} and ${ownerVisibleTo(viewer, `${e}.user_id`)} and ${isFor(viewer, e)})`

export interface PersonColumns {
  readonly id: Id<'members'>
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly created_at: string
}
export interface EventRow {
  readonly id: EventId
  readonly user_id: Id<'members'>
  readonly club_id: Id<'clubs'> | null
  readonly club_name: string | null
  readonly type: EventType
  readonly mode: Mode
  readonly visibility: 'Open' | 'Private'
  readonly recurrence: 'Standard' | 'Recurring' | 'MultiDay'
  readonly duration_type: 'timed' | 'all_day'
  readonly title: string
  readonly description: string
  readonly instructions: string
  readonly location: string
  readonly online_url: string
  readonly time_zone: string
  readonly start_date: string
  readonly end_date: string
  readonly rrule: string | null
  readonly exdates: string[]
  readonly schedule: Schedule
  readonly capacity: number | null
  readonly price: number | null
  readonly currency: string | null
  readonly refund_days: number | null
  readonly cover_media_id: Id<'medias'> | null
  readonly status: EventState
  readonly cancel_reason: string
  readonly sequence: number
  readonly hidden_at: Date | null
  readonly next_starts_at: Date | null
  readonly next_ends_at: Date | null
  readonly last_ends_at: Date | null
  readonly published_at: Date | null
  readonly created_at: Date
  readonly now: Date
  readonly is_run: boolean
  readonly applicants: number
  readonly owner: PersonColumns | null
  readonly organizers: readonly PersonColumns[]
}
const person = (m: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${m}.id`)}, 'uid', ${sql.ref(`${m}.uid`)}, 'username', ${sql.ref(`${m}.username`)}, 'full_name', ${sql.ref(`${m}.full_name`)},
    'image_url', ${sql.ref(`${m}.image_url`)}, 'created_at', ${sql.ref(`${m}.created_at`)})`

/** Events with who runs them and what the viewer may know. `events` is the alias of the rows that `from` gives. */
export async function wholeEvents(db: Db, viewer: string | null, from: ReturnType<typeof sql>, order = sql``): Promise<EventRow[]> {
  const is_run = viewer === null ? sql`false` : runs(viewer, 'events')
  const { rows } =
    await sql<EventRow>`select events.*, (select c.name from clubs c where c.id = events.club_id) as club_name, clock_timestamp() as now,
      ${is_run} as is_run,
      case when ${is_run} then (select count(*)::int from (select from participants a where a.event_id = events.id and a.status = 'Pending' limit 1000) w)
        else 0 end as applicants,
      (select ${person('o')} from members o where o.id = events.user_id and ${ownerVisibleTo(viewer, 'o.id')}) as owner,
      coalesce((select jsonb_agg(${person('m')} order by m.full_name) from event_organizers g join members m on m.id = g.member_id
        where g.event_id = events.id and ${ownerVisibleTo(viewer, 'm.id')}), '[]') as organizers
    from (${from}) events ${order}`.execute(db)
  return rows
}
export const seenEvent = async (db: Db, viewer: string | null, id: string): Promise<EventRow | undefined> =>
  (await wholeEvents(db, viewer, sql`select * from events where events.id = ${id}::uuid and ${eventShows(viewer)}`))[0]
export const seenEvents = (db: Db, viewer: string | null, ids: readonly string[]): Promise<EventRow[]> =>
  wholeEvents(db, viewer, sql`select * from events where events.id = any(${[...ids]}::uuid[]) and ${eventShows(viewer)}`)
export async function heardEvents(db: Db, ids: readonly string[], viewer: string | null): Promise<{ id: string }[]> {
  const { rows } = await sql<{
    id: string
  }>`select events.id from events where events.id = any(${[...ids]}::uuid[]) and ${eventShows(viewer)}`.execute(db)
  return rows
}
/** Precondition: the caller may know of it. */
export const eventById = async (db: Db, viewer: string | null, id: string): Promise<EventRow | undefined> =>
  (await wholeEvents(db, viewer, sql`select * from events where events.id = ${id}::uuid`))[0]
