import * as z from 'zod/mini'
import { ClubId } from '#features/clubs/contract.ts'
import { MediaId } from '#features/media/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { some } from '#kernel/permission.ts'
import { Amount, Currency, fields, Instant, line, listOf, MemberId, paging, prose, tracked } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { durationTypes, eventStatuses, eventTypes, eventVisibilities, modes, participantStatuses, recurrences } from './rules.ts'
import { Day, Event, EventId, LocalTime, OccurrenceId, ParticipantId, Rule, Schedule, TicketId, Zone } from './shapes.ts'
import { calendarCalls } from './shapes-calendar.ts'
import { participantCalls } from './shapes-participants.ts'
import { ticketCalls } from './shapes-tickets.ts'

export { CalendarEntry, Event, EventId, Occurrence, OccurrenceId, Participant, ParticipantId } from './shapes.ts'

export const eventSubject = subject({ type: 'event', name: 'Event', path: (id) => `/events/${id}/show` })
export const eventViews = ['all', 'mine', 'joinable', 'joined'] as const

const see = some('events.view_detail', 'exhibitions.view_detail')
const list = some('events.listing', 'exhibitions.listing')
const hold = some('events.own_event.crud', 'exhibitions.own_exhibition.crud')
const notFound = { 'event.not_found': { status: 404 } } as const
const plan = { 'event.plan': { status: 403 } } as const
const run = { ...notFound, 'event.not_yours': { status: 403 }, 'event.state': { status: 409 } } as const
const wrong = {
  'event.order': { status: 422, field: 'end_date' },
  'event.too_long': { status: 422, field: 'end_date' },
  'event.skipped_hour': { status: 422, field: 'start_date' },
  'event.past': { status: 422, field: 'start_date' },
  'event.no_dates': { status: 422, field: 'rrule' },
  'event.rule': { status: 422, field: 'rrule' },
  'event.cover': { status: 422, field: 'cover_media_id' },
  'event.organizers': { status: 422, field: 'organizers' },
  'event.club': { status: 422, field: 'club_id' },
  'event.where': { status: 422, field: 'location' },
  'event.capacity': { status: 409, field: 'capacity' },
  'event.account': { status: 409, field: 'price' },
} as const
const one = z.object({ event: Event })
const ofEvent = ({ id }: { id: string }) => [`event:${id}`]

/** What is given of an event; a draft may lack where it is. */
const given = {
  description: z.optional(prose(8_000)),
  instructions: z.optional(prose(4_000)),
  location: z.optional(tracked(300)),
  online_url: z.optional(z.union([z.literal(''), z.url({ protocol: /^https$/ }).check(z.maxLength(500))])),
  exdates: z.optional(z.array(Day).check(z.maxLength(366))),
  schedule: z.optional(Schedule),
  capacity: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(100_000)))),
  /** Of each place, in the smallest unit. */
  price: z.optional(z.nullable(z.int().check(z.gte(100), z.lte(1_000_000)))),
  refund_days: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(90)))),
  cover_media_id: z.optional(z.nullable(MediaId)),
  /** Names of those who run it beside its owner. */
  organizers: z.optional(z.array(line(60)).check(z.maxLength(10))),
}
const times = { start_date: LocalTime, end_date: LocalTime, time_zone: Zone }
const choices = {
  mode: z.enum(modes),
  visibility: z.enum(eventVisibilities),
  recurrence: z.enum(recurrences),
  duration_type: z.enum(durationTypes),
}

export const events = {
  list: operation({
    http: 'GET /events',
    permission: list,
    guests: true,
    input: fields({
      user_id: z.optional(MemberId),
      club_id: z.optional(ClubId),
      status: z.optional(z.enum(eventStatuses)),
      type: z.optional(z.enum(eventTypes)),
      view: z._default(z.enum(eventViews), 'all'),
      ...paging(PAGE.usual),
    }),
    output: z.object({ events: listOf(Event), viewer_id: z.nullable(MemberId) }),
    refusals: {},
    doc: 'Events and exhibitions that one may know of: those still to come, the next first; with status Closed or archived the past ones, the latest first; with user_id those of a member, and one’s own drafts.',
    topics: (_, { viewer_id }) => (viewer_id ? [`events of member:${viewer_id}`] : []),
  }),
  show: operation({
    http: 'GET /events/{id}',
    permission: see,
    guests: true,
    input: fields({ id: EventId }),
    output: z.object({ event: Event, viewer_id: z.nullable(MemberId), server_time: Instant }),
    refusals: { ...notFound, ...plan },
    doc: 'One event with its next dates. A private one is known to connections of its organizer or members of its club, and to those it has invited.',
    topics: ofEvent,
  }),
  create: operation({
    http: 'POST /events',
    permission: hold,
    commits: true,
    input: fields({
      type: z.enum(eventTypes),
      club_id: z.optional(ClubId),
      title: line(120),
      ...choices,
      ...times,
      rrule: z.optional(Rule),
      ...given,
    }),
    output: one,
    refusals: { ...wrong, ...plan, 'event.not_yours': { status: 403 } },
    limit: { per_minute: 20 },
    doc: 'Draw up an event or an exhibition; nobody else sees it until it is published. Dates are wall time of the place.',
  }),
  edit: operation({
    http: 'POST /events/{id}',
    permission: hold,
    input: fields({
      id: EventId,
      title: z.optional(line(120)),
      mode: z.optional(choices.mode),
      visibility: z.optional(choices.visibility),
      recurrence: z.optional(choices.recurrence),
      duration_type: z.optional(choices.duration_type),
      start_date: z.optional(LocalTime),
      end_date: z.optional(LocalTime),
      time_zone: z.optional(Zone),
      rrule: z.optional(z.nullable(Rule)),
      ...given,
    }),
    output: one,
    refusals: { ...run, ...wrong },
    limit: { per_minute: 30 },
    doc: 'Change an event. Dates that its rule does not give any more are called off, those that only change their hour are moved; whoever is going is told.',
  }),
  remove: operation({
    http: 'DELETE /events/{id}',
    permission: hold,
    input: fields({ id: EventId }),
    output: z.object({ done: z.literal(true) }),
    refusals: run,
    doc: 'Throw a draft away. What was published is cancelled instead.',
  }),
  publish: operation({
    http: 'POST /events/{id}/publish',
    permission: hold,
    input: fields({ id: EventId }),
    output: one,
    refusals: {
      ...run,
      ...plan,
      ...{ 'event.where': wrong['event.where'], 'event.past': wrong['event.past'], 'event.account': wrong['event.account'] },
    },
    doc: 'Publish a draft: its dates stand, and whoever may know of it can join.',
  }),
  cancel: operation({
    http: 'POST /events/{id}/cancel',
    permission: hold,
    input: fields({ id: EventId, occurrence_id: z.optional(OccurrenceId), reason: z._default(z.union([z.literal(''), line(500)]), '') }),
    output: one,
    refusals: run,
    doc: 'Cancel an event, or one of its dates; whoever is going is told.',
  }),
  reschedule: operation({
    http: 'POST /events/{id}/reschedule',
    permission: hold,
    input: fields({ id: EventId, occurrence_id: OccurrenceId, start_date: LocalTime, end_date: LocalTime }),
    output: one,
    refusals: {
      ...run,
      ...{ 'event.order': wrong['event.order'], 'event.too_long': wrong['event.too_long'] },
      ...{ 'event.skipped_hour': wrong['event.skipped_hour'], 'event.past': wrong['event.past'] },
    },
    doc: 'Move one date; whoever is going is told.',
  }),
  ...participantCalls,
  ...ticketCalls,
  ...calendarCalls,
}

/** Something about an event that others read has changed. */
export const eventChanged = event({
  name: 'events.changed',
  data: z.object({
    event_id: EventId,
    user_id: MemberId,
    type: z.enum(eventTypes),
    visibility: z.enum(eventVisibilities),
    club_id: z.nullable(ClubId),
    what: z.enum(['created', 'edited', 'published', 'cancelled', 'archived', 'removed', 'hidden', 'shown']),
  }),
  topics: ({ event_id, user_id }) => [`event:${event_id}`, `events of member:${user_id}`],
})
/** A date is called off or stands at another time. */
export const dateChanged = event({
  name: 'events.date_changed',
  data: z.object({
    event_id: EventId,
    occurrence_id: OccurrenceId,
    actor_id: z.nullable(MemberId),
    what: z.enum(['moved', 'cancelled']),
    sequence: z.int(),
  }),
  topics: ({ event_id }) => [`event:${event_id}`],
})
/** It begins in so many hours. */
export const dateNear = event({
  name: 'events.date_near',
  data: z.object({ event_id: EventId, occurrence_id: OccurrenceId, hours: z.int() }),
  topics: () => [],
})
/** How a member stands to a date has changed. */
export const participantMoved = event({
  name: 'events.participant_moved',
  data: z.object({
    event_id: EventId,
    participant_id: ParticipantId,
    user_id: MemberId,
    actor_id: z.nullable(MemberId),
    action: z.string(),
    to: z.enum(participantStatuses),
    at: Instant,
  }),
  topics: ({ event_id, user_id }) => [`event:${event_id}`, `events of member:${user_id}`],
})

const ofTicket = { event_id: EventId, ticket_id: TicketId, buyer_id: MemberId, organizer_id: MemberId, amount: Amount, currency: Currency }
/** A ticket was paid. */
export const ticketBought = event({
  name: 'events.ticket_bought',
  data: z.object({ ...ofTicket, occurrence_id: OccurrenceId }),
  topics: ({ event_id, buyer_id }) => [`event:${event_id}`, `events of member:${buyer_id}`],
})
/** A paid ticket was given back, or its place is gone: its money is owed to the buyer. */
export const ticketGivenBack = event({
  name: 'events.ticket_given_back',
  data: z.object({ ticket_id: TicketId, buyer_id: MemberId }),
  topics: ({ buyer_id }) => [`events of member:${buyer_id}`],
})
/** Its money is on the way to the card. */
export const ticketRefunded = event({
  name: 'events.ticket_refunded',
  data: z.object(ofTicket),
  topics: ({ event_id, buyer_id }) => [`event:${event_id}`, `events of member:${buyer_id}`],
})
/** The buyer disputes the payment with the bank, or the bank has decided. `amount`: of the ticket, or what the bank has taken. */
export const ticketDisputed = event({
  name: 'events.ticket_disputed',
  data: z.object({ ...ofTicket, step: z.enum(['opened', 'kept', 'lost']) }),
  topics: ({ event_id }) => [`event:${event_id}`],
})
