import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Opening } from '#server/slices/declarations.ts'
import type { StatementCause } from '#server/slices/statement-cause.ts'
import type { OccurrenceId, ParticipantId } from '../../contract.ts'
import type { TicketStatus } from '../../rules-tickets.ts'
import type { TicketId } from '../../shapes.ts'

/** What payments and postings of tickets are for. */
export const TICKET = 'event_ticket'

const COLUMNS = [
  ...(['id', 'number', 'event_id', 'occurrence_id', 'participant_id', 'buyer_id', 'organizer_id', 'party_size', 'price', 'amount'] as const),
  ...(['currency', 'commission', 'status', 'payment_id', 'payment_refund_id', 'starts_at', 'refund_until', 'place_until', 'expires_at'] as const),
  ...(['paid_at', 'disputed_at'] as const),
] as const
const tickets = (db: Db) => db.selectFrom('event_tickets').select(COLUMNS).$narrowType<{ status: TicketStatus }>()
export type EventTicketRow = NonNullable<Awaited<ReturnType<typeof findTicket>>>

export const findTicket = (db: Db, id: TicketId) => tickets(db).where('id', '=', id).executeTakeFirst()
export const latestTicket = (db: Db, participant_id: ParticipantId) =>
  tickets(db).where('participant_id', '=', participant_id).orderBy('id', 'desc').limit(1).executeTakeFirst()
/** Of a place: what waits for its payment, and what is paid and not released. */
export const openTicketsOf = (tx: Tx, participant_id: ParticipantId) =>
  tickets(tx).where('participant_id', '=', participant_id).where('status', 'in', ['pending_payment', 'paid']).orderBy('id').execute()
export const openTicketsOfDates = (tx: Tx, ids: readonly OccurrenceId[]) =>
  tickets(tx)
    .where(sql<boolean>`occurrence_id = any(${[...ids]}::uuid[])`)
    .where('status', 'in', ['pending_payment', 'paid'])
    .orderBy('id')
    .execute()

type NewTicket = Omit<EventTicketRow, 'id' | 'number' | 'status' | 'payment_id' | 'payment_refund_id' | 'paid_at' | 'disputed_at'>
/** Precondition: the event is locked. */
export const keepTicket = async (tx: Tx, row: NewTicket): Promise<TicketId> =>
  (await tx.insertInto('event_tickets').values(row).returning('id').executeTakeFirstOrThrow()).id

interface Changed {
  readonly status?: TicketStatus
  readonly payment_id?: Id<'payments'>
  readonly payment_refund_id?: Id<'payment_refunds'>
  readonly paid_at?: Date
  readonly ended_at?: Date
  readonly expires_at?: Date | null
  readonly disputed_at?: Date | null
  readonly taken?: number
  readonly commission_back?: number
}
/** Precondition: the event is locked. */
export const writeTicket = (tx: Tx, id: TicketId, changed: Changed) =>
  tx
    .updateTable('event_tickets')
    .set({ ...changed, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()

const now = sql<Date>`clock_timestamp()`
const waiting = (db: Db) =>
  db.selectFrom('event_tickets').select(['id', 'expires_at']).where('status', '=', 'pending_payment').where('expires_at', 'is not', null)
export const overdueTickets = async (db: Db, limit: number): Promise<TicketId[]> =>
  (await waiting(db).where('expires_at', '<=', now).orderBy('expires_at').limit(limit).execute()).map(({ id }) => id)
export const nextExpiry = async (db: Db): Promise<Date | null> =>
  (await waiting(db).orderBy('expires_at').limit(1).executeTakeFirst())?.expires_at ?? null

/** Tickets of dates that are over: their money is the organizer's. */
const ending = (db: Db) =>
  db
    .selectFrom('event_tickets as t')
    .innerJoin('event_occurrences as o', 'o.id', 't.occurrence_id')
    .select(['t.id', 'o.ends_at'])
    .where('t.status', '=', 'paid')
    .where('t.disputed_at', 'is', null)
    .where('o.status', '=', 'active')
    .orderBy('o.ends_at')
export const releasable = async (db: Db, limit: number): Promise<TicketId[]> =>
  (await ending(db).where('o.ends_at', '<=', now).limit(limit).execute()).map(({ id }) => id)
export const nextRelease = async (db: Db): Promise<Date | null> => (await ending(db).limit(1).executeTakeFirst())?.ends_at ?? null

/** Money of a buyer that is held until a date is over: it would go back to nobody. */
export async function openTickets(db: Db, member_id: string): Promise<Opening[]> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from event_tickets
    where buyer_id = ${member_id}::uuid and status in ('pending_payment', 'paid', 'refund_due')`.execute(db)
  const { count } = rows[0]!
  return count ? [{ code: 'event_tickets', path: '/join-events', facts: { count } }] : []
}

/** A line of a ticket names it and leads to its event. */
export const ticketCause: StatementCause = {
  of: [TICKET],
  rows: (viewer) => sql`
    select refs.ref_type, refs.ref_id, 'ticket' as name, t.number, '/events/' || t.event_id || '/show' as path
    from refs join event_tickets t on t.id = refs.ref_id
    where refs.ref_type = ${TICKET} and t.event_id is not null and ${viewer}::uuid in (t.buyer_id, t.organizer_id)`,
}
