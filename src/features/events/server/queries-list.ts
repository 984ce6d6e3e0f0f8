import { type SqlBool, sql } from 'kysely'
import type { InputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import { wordsAsked } from '#server/db/word-search.ts'
import type { events } from '../contract.ts'
import type { EventType } from '../rules.ts'
import { type EventRow, eventShows, runs, wholeEvents } from './queries.ts'

type Asked = InputOf<typeof events.list>
export interface EventsAsked {
  readonly viewer: string | null
  readonly types: readonly EventType[]
  readonly asked: Asked
}
/** Which rows, and in which order: what comes, what was, or all of one's own. */
type Way = 'coming' | 'past' | 'own'
export function wayOf({ viewer, asked }: EventsAsked): Way {
  const is_own = asked.view === 'mine' || (asked.user_id !== undefined && asked.user_id === viewer)
  if (is_own && (asked.status === undefined || asked.status === 'draft' || asked.status === 'cancelled')) return 'own'
  return asked.status === 'Closed' || asked.status === 'archived' ? 'past' : 'coming'
}
const ROWS: Record<Way, ReturnType<typeof sql<SqlBool>>> = {
  coming: sql<SqlBool>`events.status = 'published' and events.next_starts_at is not null`,
  past: sql<SqlBool>`events.status in ('published', 'archived') and events.next_starts_at is null`,
  own: sql<SqlBool>`true`,
}
const KEY = { coming: sql`(events.next_starts_at, events.id)`, past: sql`(events.last_ends_at, events.id)`, own: sql`(events.id)` }
const ORDER = {
  coming: sql`order by events.next_starts_at, events.id`,
  past: sql`order by events.last_ends_at desc, events.id desc`,
  own: sql`order by events.id desc`,
}

const takesPart = (viewer: string | null, statuses: readonly string[]) => sql<SqlBool>`exists (select from participants p
  where p.event_id = events.id and p.user_id = ${viewer}::uuid and p.status = any(${[...statuses]}::text[]))`
const IN = ['Accepted', 'Pending', 'Invited', 'waitlisted', 'offered', 'checked_in']
function viewed({ viewer, asked }: EventsAsked) {
  if (asked.view === 'mine') return viewer === null ? sql<SqlBool>`false` : runs(viewer, 'events')
  if (asked.view === 'joined') return takesPart(viewer, IN)
  if (asked.view === 'joinable')
    return viewer === null ? sql<SqlBool>`true` : sql<SqlBool>`events.user_id <> ${viewer}::uuid and not ${takesPart(viewer, [...IN, 'Rejected'])}`
  return sql<SqlBool>`true`
}
const WHEN = {
  Future: sql<SqlBool>`events.next_starts_at > clock_timestamp()`,
  Active: sql<SqlBool>`events.next_starts_at <= clock_timestamp() and events.next_ends_at > clock_timestamp()`,
} as const
function filtered(list: EventsAsked) {
  const { viewer, types, asked } = list
  const parts = [
    ROWS[wayOf(list)],
    eventShows(viewer),
    viewed(list),
    sql<SqlBool>`events.type = any(${asked.type ? types.filter((type) => type === asked.type) : [...types]}::text[])`,
    ...(asked.user_id ? [sql<SqlBool>`events.user_id = ${asked.user_id}::uuid`] : []),
    ...(asked.club_id ? [sql<SqlBool>`events.club_id = ${asked.club_id}::uuid`] : []),
    ...(asked.status === 'Future' || asked.status === 'Active' ? [WHEN[asked.status]] : []),
    ...(asked.status === 'draft' || asked.status === 'cancelled' || asked.status === 'archived'
      ? [sql<SqlBool>`events.status = ${asked.status}`]
      : []),
  ]
  return sql.join(parts, sql` and `)
}
export const eventsCounted = (list: EventsAsked) => ({
  limit: (most: number) => sql`select events.id from events where ${filtered(list)} limit ${most}`,
})
export type EventKeys = readonly [string] | readonly [string, string]
export const keysOf = (way: Way, { next_starts_at, last_ends_at, id }: EventRow): EventKeys =>
  way === 'own' ? [id] : [(way === 'coming' ? next_starts_at : last_ends_at)!.toISOString(), id]
export function eventPage(db: Db, list: EventsAsked, place: PagePosition<EventKeys>): Promise<EventRow[]> {
  const way = wayOf(list)
  const [first, second] = place.after ?? []
  const keys = second === undefined ? sql`(${first ?? null}::uuid)` : sql`(${first ?? null}::timestamptz, ${second}::uuid)`
  const after = place.after ? sql`and ${KEY[way]} ${sql.raw(way === 'coming' ? '>' : '<')} ${keys}` : sql``
  const from = sql`select events.* from events where ${filtered(list)} ${after} ${ORDER[way]} limit ${place.limit} offset ${place.offset}`
  return wholeEvents(db, list.viewer, from, ORDER[way])
}

const WINDOW = 1_000
/** Events still to come with these words in their titles, the next first. */
export async function eventsNamed(db: Db, viewer: string | null, typed: string, limit: number): Promise<string[]> {
  const asked = wordsAsked(typed)
  if (!asked.length) return []
  const whole = asked.flatMap(({ word, open }) => (open ? [] : [word]))
  const begun = asked.flatMap(({ word, open }) =>
    open ? [sql<SqlBool>`exists (select from unnest(events.words) as w(word) where starts_with(w.word, ${word}))`] : [],
  )
  const { rows } = await sql<{ id: string }>`select events.id from (select * from events where events.status = 'published'
      and events.words @> ${whole}::text[] order by events.next_starts_at nulls last, events.id limit ${WINDOW}) as events
    where ${sql.join([eventShows(viewer), ...begun], sql` and `)} order by events.next_starts_at nulls last, events.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
