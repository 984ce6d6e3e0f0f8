import * as z from 'zod/mini'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { some } from '#kernel/permission.ts'
import { fields, line, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { answers, participantStatuses, roles } from './rules.ts'
import { EventId, OccurrenceId, Participant, ParticipantId } from './shapes.ts'

const joins = some('events.join', 'exhibitions.join')
const hold = some('events.own_event.crud', 'exhibitions.own_exhibition.crud')
const notFound = { 'event.not_found': { status: 404 } } as const
const gone = { 'participant.not_found': { status: 404 } } as const
const full = { 'event.full': { status: 409 } } as const
const over = { 'event.closed': { status: 409 } } as const
const one = z.object({ participant: Participant })
const party = z.int().check(z.gte(1), z.lte(10))

export const participantCalls = {
  join: operation({
    http: 'POST /participants',
    permission: joins,
    commits: true,
    input: fields({
      event_id: EventId,
      /** The next one that is not over, when not given. */
      occurrence_id: z.optional(OccurrenceId),
      /** One’s own, if at all: nobody joins for somebody else. */
      user_id: z.optional(MemberId),
      role: z._default(z.enum(roles), 'Visitor'),
      party_size: z._default(party, 1),
      message: z._default(prose(1_000), ''),
      /** Stands in line where no place is free. */
      waits: z._default(z.boolean(), false),
    }),
    output: one,
    refusals: {
      ...notFound,
      ...over,
      ...full,
      'event.plan': { status: 403 },
      'event.own': { status: 409 },
      'event.ticket_needed': { status: 409 },
      'participant.state': { status: 409 },
    },
    limit: { per_minute: 60 },
    doc: 'Join a date of an open event, ask to join a private one, or stand in line when it is full.',
  }),
  participants: operation({
    http: 'GET /participants',
    permission: some('events.view_detail', 'exhibitions.view_detail'),
    guests: true,
    input: fields({
      event_id: z.optional(EventId),
      user_id: z.optional(MemberId),
      status: z.optional(z.enum(participantStatuses)),
      ...paging(PAGE.members),
    }),
    output: z.object({ participants: listOf(Participant), viewer_id: z.nullable(MemberId) }),
    refusals: notFound,
    doc: 'Who is going to an event: everybody who may know of it reads who is accepted, those who run it read the rest. With user_id one’s own, or what another shows.',
    topics: ({ event_id }, { viewer_id }) => [...(event_id ? [`event:${event_id}`] : []), ...(viewer_id ? [`events of member:${viewer_id}`] : [])],
  }),
  participant: operation({
    http: 'GET /participants/{id}',
    permission: 'signed_in',
    input: fields({ id: ParticipantId }),
    output: one,
    refusals: gone,
    doc: 'One participation, for the member and for those who run the event.',
    topics: (_, { participant }) => [`event:${participant.event_id}`],
  }),
  answer: operation({
    http: 'POST /participants/{id}',
    permission: 'signed_in',
    input: fields({
      id: ParticipantId,
      status: z.optional(z.enum(answers)),
      /** The member’s own. */
      role: z.optional(z.enum(roles)),
      party_size: z.optional(party),
      message: z.optional(prose(1_000)),
      reason: z._default(z.union([z.literal(''), line(500)]), ''),
    }),
    output: one,
    refusals: {
      ...gone,
      ...full,
      ...over,
      'event.ticket_needed': { status: 409 },
      'participant.not_yours': { status: 403 },
      'participant.state': { status: 409 },
    },
    limit: { per_minute: 120 },
    doc: 'Answer: an invitation or an offered place by its member, a request by those who run the event. A member also changes their role, party and message.',
  }),
  leave: operation({
    http: 'DELETE /participants/{id}',
    permission: 'signed_in',
    input: fields({ id: ParticipantId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...gone, 'participant.state': { status: 409 } },
    doc: 'Give a place back, decline an invitation, take back a request or leave the line; those who run the event take somebody off the list.',
  }),
  invite: operation({
    http: 'POST /events/{id}/invite',
    permission: hold,
    input: fields({
      id: EventId,
      occurrence_id: z.optional(OccurrenceId),
      user_id: z.optional(MemberId),
      username: z.optional(line(60)),
      role: z._default(z.enum(roles), 'Visitor'),
    }),
    output: one,
    refusals: {
      ...notFound,
      ...over,
      'event.not_yours': { status: 403 },
      'event.nobody': { status: 422, field: 'username' },
      'participant.state': { status: 409 },
    },
    limit: { per_minute: 60 },
    doc: 'Invite a member by id or by name. Whoever was turned down before comes in this way alone.',
  }),
  checkIn: operation({
    http: 'POST /events/{id}/check-in',
    permission: hold,
    input: fields({ id: EventId, code: z.string().check(z.maxLength(40)) }),
    output: one,
    refusals: {
      ...notFound,
      'event.not_yours': { status: 403 },
      'event.door': { status: 409 },
      'event.code': { status: 422, field: 'code' },
      'participant.already_in': { status: 409 },
      'participant.state': { status: 409 },
    },
    limit: { per_minute: 240 },
    doc: 'Let somebody in at the door by the code of their place, once.',
  }),
}
