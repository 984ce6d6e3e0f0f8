import { type SqlBool, sql } from 'kysely'
import { selfOrVisibleTo, visibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { EventId, OccurrenceId, ParticipantId } from '../../contract.ts'
import type { ParticipantStatus } from '../../rules.ts'
import type { TicketStatus } from '../../rules-tickets.ts'
import type { TicketId } from '../../shapes.ts'
import { eventShows } from '../queries.ts'

interface TicketColumns {
  readonly id: TicketId
  readonly number: number
  readonly status: TicketStatus
  readonly amount: number
  readonly currency: string
  readonly refund_until: string | null
  readonly expires_at: string | null
  readonly now: string
  readonly agreed: { readonly starts_at: string; readonly refund_until: string | null }
}
export interface ParticipantRow {
  readonly id: ParticipantId
  readonly event_id: EventId
  readonly occurrence_id: OccurrenceId
  readonly user_id: Id<'members'>
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly member_since: Date
  readonly role: 'Participant' | 'Visitor'
  readonly status: ParticipantStatus
  readonly party_size: number
  readonly message: string
  readonly reason: string
  readonly changed_at: Date
  readonly offered_until: Date | null
  readonly waits_behind: number | null
  readonly code: string
  readonly checked_in_at: Date | null
  readonly starts_at: Date
  readonly ends_at: Date
  /** Of its event, for each place. */
  readonly price: number | null
  readonly ticket: TicketColumns | null
  /** The viewer runs the event. */
  readonly is_run: boolean
}
const isRun = (viewer: string | null) => sql`(e.user_id = ${viewer}::uuid
  or exists (select from event_organizers g where g.event_id = e.id and g.member_id = ${viewer}::uuid))`
const columns = (viewer: string | null) => sql`p.id, p.event_id, p.occurrence_id, p.user_id, m.uid, m.username, m.full_name, m.image_url,
  m.created_at as member_since, p.role, p.status, p.party_size, p.message, p.reason, p.changed_at, p.offered_until, p.code, p.checked_in_at,
  o.starts_at, o.ends_at, e.price, (select jsonb_build_object('id', t.id, 'number', t.number, 'status', t.status, 'amount', t.amount, 'currency', t.currency,
    'refund_until', case when o.starts_at = t.starts_at then t.refund_until else o.starts_at end, 'expires_at', t.expires_at, 'now', clock_timestamp(),
    'agreed', jsonb_build_object('starts_at', t.starts_at, 'refund_until', t.refund_until))
    from event_tickets t where t.participant_id = p.id order by t.id desc limit 1) as ticket, coalesce(${isRun(viewer)}, false) as is_run,
  case when p.status = 'waitlisted' and p.user_id = ${viewer}::uuid then (select count(*)::int from participants w where w.occurrence_id = p.occurrence_id
    and w.status = 'waitlisted' and (w.waits_since, w.id) < (p.waits_since, p.id)) end as waits_behind`
const joined = sql`participants p join members m on m.id = p.user_id join event_occurrences o on o.id = p.occurrence_id join events e on e.id = p.event_id`

/** For the member and those who run the event. */
export async function ownParticipant(db: Db, viewer: string, id: string): Promise<ParticipantRow | undefined> {
  const { rows } = await sql<ParticipantRow>`select ${columns(viewer)} from ${joined}
    where p.id = ${id}::uuid and (p.user_id = ${viewer}::uuid or ${isRun(viewer)})`.execute(db)
  return rows[0]
}
/** How the viewer stands to these dates. */
export async function ownOfDates(db: Db, viewer: string | null, occurrence_ids: readonly string[]): Promise<ParticipantRow[]> {
  if (viewer === null || !occurrence_ids.length) return []
  const { rows } = await sql<ParticipantRow>`select ${columns(viewer)} from ${joined}
    where p.user_id = ${viewer}::uuid and p.occurrence_id = any(${[...occurrence_ids]}::uuid[])`.execute(db)
  return rows
}

export interface PeopleAsked {
  readonly viewer: string | null
  readonly event_id?: EventId | undefined
  readonly user_id?: string | undefined
  readonly status?: ParticipantStatus | undefined
}
/** Who holds a place is told to everybody who may know of the event; the rest to the member and those who run it. */
const told = ({
  viewer,
  event_id,
  user_id,
  status,
}: PeopleAsked) => sql<SqlBool>`(p.status in ('Accepted', 'checked_in') or p.user_id = ${viewer}::uuid or ${isRun(viewer)})
  and ${selfOrVisibleTo(viewer)} and (p.user_id = ${viewer}::uuid or ${eventShows(viewer, 'e')})
  and ${event_id ? sql`p.event_id = ${event_id}::uuid` : sql`true`} and ${user_id ? sql`p.user_id = ${user_id}::uuid` : sql`true`}
  and ${status ? sql`p.status = ${status}` : sql`true`}`
export async function peoplePage(db: Db, asked: PeopleAsked, place: PagePosition<readonly [string]>): Promise<ParticipantRow[]> {
  const after = place.after ? sql`and p.id > ${place.after[0]}::uuid` : sql``
  const { rows } = await sql<ParticipantRow>`select ${columns(asked.viewer)} from ${joined} where ${told(asked)} ${after}
    order by p.id limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
export const peopleCounted = (asked: PeopleAsked) => ({
  limit: (most: number) => sql`select p.id from ${joined} where ${told(asked)} limit ${most}`,
})

/** Whom the viewer may name: somebody they can see, by id or by name. */
export async function nameable(db: Db, viewer: string, { user_id, username }: { user_id?: string | undefined; username?: string | undefined }) {
  const named = user_id ? sql`m.id = ${user_id}::uuid` : sql`m.username = ${plainName(username ?? '')}`
  const { rows } = await sql<{ id: Id<'members'> }>`select m.id from members m where ${named} and ${visibleTo(viewer)}`.execute(db)
  return rows[0]?.id
}
const plainName = (name: string) => name.trim().toLowerCase().replace(/^@/, '')
/** Members of these names whom the viewer can see; fewer than names when one is unknown. */
export async function allNamed(db: Db, viewer: string, names: readonly string[]): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ id: Id<'members'> }>`select m.id from members m
    where m.username = any(${[...new Set(names.map(plainName))]}::text[]) and ${visibleTo(viewer)} and m.id <> ${viewer}::uuid`.execute(db)
  return rows.map(({ id }) => id)
}
