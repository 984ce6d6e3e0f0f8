import { findMedias, mediaView } from '#features/media/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import { instantOf } from '#kernel/time/wall-time.ts'
import type { Db } from '#server/db/db.ts'
import type { Tools } from '#server/operations/tools.ts'
import type { Event, events, Occurrence, Participant } from '../contract.ts'
import { answersOf, barred, isLetIn, kindOf, SHOWN_DATES, statusAt } from '../rules.ts'
import { isRefundable } from '../rules-tickets.ts'
import { type DateRow, nextDates } from './dates/queries-dates.ts'
import { ownOfDates, ownParticipant, type ParticipantRow } from './places/queries-people.ts'
import { type EventRow, eventById, type PersonColumns } from './queries.ts'

export interface EventReader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files'>
  readonly viewer: { readonly id: string | null; readonly permissions: ReadonlySet<string> }
}

const personOf = ({ id, uid, username, full_name, image_url, created_at }: PersonColumns) => ({
  id,
  uid,
  username,
  full_name,
  image_url,
  created_at: new Date(created_at),
})

const instant = (text: string | null) => (text === null ? null : new Date(text))
const ticketView = ({ ticket, starts_at }: ParticipantRow): Participant['ticket'] => {
  if (!ticket) return null
  const { id, number, status, amount, currency, refund_until, agreed, now } = ticket
  const terms = { status, starts_at: new Date(agreed.starts_at), refund_until: instant(agreed.refund_until) }
  return {
    id,
    number,
    status,
    amount,
    currency,
    refund_until: instant(refund_until),
    is_refundable: isRefundable(terms, { starts_at }, new Date(now)),
  }
}
/** While a payment waits, a place is held as long as its ticket. */
const heldUntil = ({ offered_until, ticket }: ParticipantRow): Date | null =>
  offered_until && ticket?.status === 'pending_payment' ? instant(ticket.expires_at) : offered_until

/** Codes, messages and reasons are for the member and those who run the event; the code opens a door, so it is the member's alone. */
export function participantView(row: ParticipantRow, viewer: string | null): Participant {
  const { id, event_id, occurrence_id, user_id, role, status, party_size, changed_at, waits_behind, checked_in_at, starts_at, ends_at } = row
  const is_own = user_id === viewer
  const is_told = is_own || row.is_run
  const user = { id: user_id, uid: row.uid, username: row.username, full_name: row.full_name, image_url: row.image_url, created_at: row.member_since }
  return {
    ...{ id, event_id, occurrence_id, user_id, user, role, status, party_size, changed_at, waits_behind, starts_at, ends_at },
    message: is_told ? row.message : '',
    reason: is_told ? row.reason : '',
    offered_until: is_told ? heldUntil(row) : null,
    checked_in_at: is_told ? checked_in_at : null,
    code: is_own && isLetIn(status) ? row.code : null,
    ticket: is_told ? ticketView(row) : null,
    answers: is_own
      ? answersOf(status, 'self').filter((to) => to !== 'Accepted' || row.price === null)
      : row.is_run
        ? answersOf(status, 'organizer')
        : [],
  }
}
function dateView(row: DateRow, own: Participant | null): Occurrence {
  const { id, starts_at, ends_at, start_local, end_local, capacity, taken, waiting, status } = row
  return { id, starts_at, ends_at, start_date: start_local, end_date: end_local, capacity, taken, waiting, status, own }
}

interface Around {
  readonly dates: readonly DateRow[]
  readonly own: ReadonlyMap<string, Participant>
  readonly cover: Event['cover']
}
function eventView(row: EventRow, { viewer }: EventReader, { dates, own, cover }: Around): Event {
  const { id, type, mode, visibility, recurrence, duration_type, title, description, location, time_zone, start_date, end_date, rrule, exdates } = row
  const { schedule, capacity, price, currency, refund_days, cancel_reason, sequence, published_at, is_run, applicants } = row
  const shown = dates.map((date) => dateView(date, own.get(date.id) ?? null))
  const standings = shown.flatMap((date) => date.own?.status ?? [])
  const is_in = standings.some(isLetIn)
  const is_told = is_run || is_in
  const first = dates.find(({ status }) => status === 'active') ?? dates[0]
  const status = statusAt(row, row.now)
  return {
    ...{ id, type, mode, visibility, recurrence, duration_type, title, description, location, time_zone, start_date, end_date, rrule, exdates },
    ...{ schedule, capacity, price, currency, refund_days, cancel_reason, sequence, published_at, cover, is_run, applicants, status },
    kind: kindOf(type, mode, is_in),
    starts_at: row.next_starts_at ?? first?.starts_at ?? instantOf(start_date, time_zone),
    ends_at: row.next_ends_at ?? first?.ends_at ?? instantOf(end_date, time_zone),
    user: row.owner && personOf(row.owner),
    organizers: row.organizers.map(personOf),
    club: row.club_id && { id: row.club_id, name: row.club_name! },
    online_url: is_told ? row.online_url : null,
    instructions: is_told ? row.instructions : null,
    occurrences: shown,
    is_own: row.user_id === viewer.id,
    may_join: !is_run && (status === 'Future' || status === 'Active') && (viewer.id === null || !barred(viewer.permissions, type, 'join')),
  }
}

/** Events of a page: one question each about dates, the viewer's places and pictures. */
export async function eventViews(reader: EventReader, rows: readonly EventRow[], most = 1): Promise<Event[]> {
  const { db, tools, viewer } = reader
  const covers = rows.flatMap(({ cover_media_id }) => cover_media_id ?? [])
  const [dates, medias] = await Promise.all([
    nextDates(
      db,
      rows.map(({ id }) => id),
      most,
    ),
    covers.length ? findMedias(db, covers) : new Map<string, never>(),
  ])
  const places = await ownOfDates(
    db,
    viewer.id,
    dates.map(({ id }) => id),
  )
  const own = new Map(places.map((place) => [place.occurrence_id as string, participantView(place, viewer.id)]))
  return rows.map((row) => {
    const media = row.cover_media_id && medias.get(row.cover_media_id)
    const cover = media ? mediaView(tools.files, media) : null
    return eventView(row, reader, { dates: dates.filter((date) => date.event_id === row.id), own, cover })
  })
}

/** The event after a command of those who run it. */
export async function eventAnswer(reader: EventReader, id: string): Promise<OutputOf<typeof events.publish>> {
  const [event] = await eventViews(reader, [(await eventById(reader.db, reader.viewer.id, id))!], SHOWN_DATES)
  return { event: event! }
}
export async function participantAnswer({ db, viewer }: Pick<EventReader, 'db'> & { viewer: { id: string }; tools: unknown }, id: string) {
  return { participant: participantView((await ownParticipant(db, viewer.id, id))!, viewer.id) }
}
