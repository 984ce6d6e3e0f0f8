import * as z from 'zod/mini'
import { ClubId } from '#features/clubs/contract.ts'
import { Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { Amount, Currency, Instant, id, line, MemberId, named, tracked } from '#kernel/shapes.ts'
import { isDay, isLocal, isZone } from '#kernel/time/wall-time.ts'
import {
  answers,
  durationTypes,
  eventStatuses,
  eventTypes,
  eventVisibilities,
  kinds,
  modes,
  participantStatuses,
  recurrences,
  roles,
} from './rules.ts'
import { isRule } from './rules-dates.ts'
import { ticketStatuses } from './rules-tickets.ts'

export const EventId = id('events')
export type EventId = z.infer<typeof EventId>
export const OccurrenceId = id('event_occurrences')
export type OccurrenceId = z.infer<typeof OccurrenceId>
export const ParticipantId = id('participants')
export type ParticipantId = z.infer<typeof ParticipantId>

export const TicketId = id('event_tickets')
export type TicketId = z.infer<typeof TicketId>

/** Wall time of the place: 2027-03-14T19:30. */
export const LocalTime = z.string().check(z.refine(isLocal, { error: 'input.date' }))
export const Day = z.string().check(z.refine(isDay, { error: 'input.date' }))
export const Zone = z.string().check(z.maxLength(60), z.refine(isZone, { error: 'input.zone' }))
export const Rule = z.string().check(z.maxLength(200), z.refine(isRule, { error: 'input.rule' }))
/** One line of the programme. */
const Entry = z.object({
  day: z.int().check(z.gte(1), z.lte(31)),
  time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
  title: line(120),
  line: tracked(200),
  place: tracked(60),
})
export const Schedule = z.array(Entry).check(z.maxLength(60))
export type Schedule = z.infer<typeof Schedule>

/** A ticket that costs money, for its buyer and for those who run the event. */
const Ticket = named(
  'EventTicket',
  z.object({
    id: TicketId,
    number: z.int(),
    status: z.enum(ticketStatuses),
    amount: Amount,
    currency: Currency,
    /** Until when its buyer may give it back; null: not at all. */
    refund_until: z.nullable(Instant),
    /** Whether giving the place back now gives the money back. */
    is_refundable: z.boolean(),
  }),
)

export const Participant = named(
  'Participant',
  z.object({
    id: ParticipantId,
    event_id: EventId,
    occurrence_id: OccurrenceId,
    user_id: MemberId,
    user: PublicMember,
    role: z.enum(roles),
    status: z.enum(participantStatuses),
    party_size: z.int(),
    /** For those who run the event and for the member. */
    message: z.string(),
    reason: z.string(),
    changed_at: Instant,
    /** An offered place is held until then. */
    offered_until: z.nullable(Instant),
    /** How many stand before in the line; told to the member. */
    waits_behind: z.nullable(z.int()),
    /** The member’s own, from the day they are let in. */
    code: z.nullable(z.string()),
    checked_in_at: z.nullable(Instant),
    starts_at: Instant,
    ends_at: Instant,
    /** The latest that was bought for it. */
    ticket: z.nullable(Ticket),
    /** What the viewer may set it to. */
    answers: z.array(z.enum(answers)),
  }),
)
export type Participant = z.infer<typeof Participant>

export const Occurrence = named(
  'Occurrence',
  z.object({
    id: OccurrenceId,
    starts_at: Instant,
    ends_at: Instant,
    /** In the time of the place. */
    start_date: z.string(),
    end_date: z.string(),
    capacity: z.nullable(z.int()),
    taken: z.int(),
    waiting: z.int(),
    status: z.enum(['active', 'cancelled']),
    own: z.nullable(Participant),
  }),
)
export type Occurrence = z.infer<typeof Occurrence>

export const Event = named(
  'Event',
  z.object({
    id: EventId,
    type: z.enum(eventTypes),
    /** From type and mode; Participated for those who take part. */
    kind: z.enum(kinds),
    mode: z.enum(modes),
    visibility: z.enum(eventVisibilities),
    recurrence: z.enum(recurrences),
    duration_type: z.enum(durationTypes),
    title: z.string(),
    description: z.string(),
    location: z.string(),
    time_zone: z.string(),
    start_date: z.string(),
    end_date: z.string(),
    rrule: z.nullable(z.string()),
    exdates: z.array(z.string()),
    schedule: Schedule,
    capacity: z.nullable(z.int()),
    /** Of each place; null: nothing. */
    price: z.nullable(Amount),
    currency: z.nullable(Currency),
    /** A ticket may be given back until so many days before the start; null: not at all. */
    refund_days: z.nullable(z.int()),
    status: z.enum(eventStatuses),
    cancel_reason: z.string(),
    sequence: z.int(),
    /** The date that is on or comes next, otherwise the last. */
    starts_at: z.nullable(Instant),
    ends_at: z.nullable(Instant),
    published_at: z.nullable(Instant),
    cover: z.nullable(Media),
    user: z.nullable(PublicMember),
    organizers: z.array(PublicMember),
    club: z.nullable(z.object({ id: ClubId, name: z.string() })),
    /** For those who are let in and those who run it. */
    online_url: z.nullable(z.string()),
    instructions: z.nullable(z.string()),
    /** Lists tell the date that comes next; the page of an event the next dozen. */
    occurrences: z.array(Occurrence),
    is_own: z.boolean(),
    /** The viewer runs it: its owner, or one of its organizers. */
    is_run: z.boolean(),
    may_join: z.boolean(),
    applicants: z.int(),
  }),
)
export type Event = z.infer<typeof Event>

/** One date in a calendar. */
export const CalendarEntry = named(
  'CalendarEntry',
  z.object({
    event_id: EventId,
    occurrence_id: OccurrenceId,
    type: z.enum(eventTypes),
    title: z.string(),
    mode: z.enum(modes),
    location: z.string(),
    duration_type: z.enum(durationTypes),
    time_zone: z.string(),
    start_date: z.string(),
    end_date: z.string(),
    starts_at: Instant,
    ends_at: Instant,
    /** How the viewer stands to it. */
    own_status: z.nullable(z.enum(participantStatuses)),
    is_run: z.boolean(),
  }),
)
