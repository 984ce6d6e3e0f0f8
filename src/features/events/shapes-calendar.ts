import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { some } from '#kernel/permission.ts'
import { fields, Instant, MemberId } from '#kernel/shapes.ts'
import { durationTypes, eventTypes, recurrences } from './rules.ts'
import { CalendarEntry, Day, EventId, LocalTime, Rule, Zone } from './shapes.ts'

const list = some('events.listing', 'exhibitions.listing')
const file = { gives: 'file', output: z.object({}), limit: { per_minute: 60 } } as const
export const layouts = ['month', 'week', 'list'] as const

export const calendarCalls = {
  calendar: operation({
    http: 'GET /calendar',
    permission: list,
    also: ['calender.event.monthly_view'],
    guests: true,
    input: fields({
      from: Day,
      to: Day,
      type: z.optional(z.enum(eventTypes)),
      view: z._default(z.enum(['open', 'own']), 'open'),
      layout: z._default(z.enum(layouts), 'list'),
    }),
    output: z.object({
      entries: z.array(CalendarEntry),
      is_cut: z.boolean(),
      may_month: z.boolean(),
      viewer_id: z.nullable(MemberId),
      server_time: Instant,
    }),
    refusals: { 'calendar.range': { status: 422, field: 'to' }, 'calendar.month': { status: 403 } },
    doc: 'Dates from one day to another, 400 days at most, in the time of each place: all that one may know of, or those one runs or is going to. The month asks for a right of its own.',
    topics: (_, { viewer_id }) => (viewer_id ? [`events of member:${viewer_id}`] : []),
  }),
  dates: operation({
    http: 'GET /event-dates',
    permission: 'signed_in',
    input: fields({
      start_date: LocalTime,
      end_date: LocalTime,
      time_zone: Zone,
      recurrence: z.enum(recurrences),
      duration_type: z.enum(durationTypes),
      rrule: z.optional(Rule),
    }),
    output: z.object({ dates: z.array(z.object({ starts_at: Instant, start_date: z.string() })), count: z.int() }),
    refusals: { 'event.rule': { status: 422, field: 'rrule' } },
    limit: { per_minute: 120 },
    doc: 'The first dates that a rule gives, while somebody writes it.',
  }),
  file: operation({
    http: 'GET /events/{id}/ics',
    permission: some('events.view_detail', 'exhibitions.view_detail'),
    guests: true,
    ...file,
    input: fields({ id: EventId }),
    refusals: { 'event.not_found': { status: 404 } },
    doc: 'The dates of an event as a file for calendars (RFC 5545).',
  }),
  subscribe: operation({
    http: 'POST /calendar/subscribe',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ address: z.string() }),
    refusals: {},
    limit: { per_minute: 10 },
    doc: 'A secret address under which one’s own calendar updates itself in other programs. It is told once; asking again ends the one before.',
  }),
  unsubscribe: operation({
    http: 'DELETE /calendar/subscribe',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ done: z.literal(true) }),
    refusals: {},
    doc: 'End the secret address of one’s own calendar.',
  }),
  subscription: operation({
    http: 'GET /calendar/{token}',
    permission: 'everyone',
    ...file,
    input: fields({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}(?:\.ics)?$/)) }),
    refusals: { 'event.not_found': { status: 404 } },
    doc: 'What a member runs or is going to, as a calendar that updates itself. The address is the key.',
  }),
}
