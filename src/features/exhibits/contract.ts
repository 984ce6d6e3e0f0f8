import * as z from 'zod/mini'
import { EventId, ParticipantId } from '#features/events/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, line, MemberId, prose, tracked } from '#kernel/shapes.ts'
import { exhibitClasses, MOST_JUDGES, MOST_PAGES } from './rules.ts'
import { Exhibit, Exhibitable, ExhibitCard, ExhibitId, Judge } from './shapes.ts'

const gone = { 'exhibit.not_found': { status: 404 } } as const
const noPlace = { 'participant.not_found': { status: 404 } } as const
const noEvent = { 'event.not_found': { status: 404 } } as const
const state = { 'exhibit.state': { status: 409 } } as const
const see = 'exhibitions.view_detail'
const join = 'exhibitions.join'
const hold = 'exhibitions.own_exhibition.crud'
const done = z.object({ done: z.literal(true) })
const ofHall = ({ event_id }: { event_id: string }) => [`hall:${event_id}`]

export const exhibits = {
  exhibitable: operation({
    http: 'GET /participants/fetch-exhibitable',
    permission: join,
    input: fields({ event_id: EventId, user_id: z.optional(MemberId), type: z._default(z.enum(['StampItem']), 'StampItem') }),
    output: z.object({
      data: z.array(Exhibitable),
      participant_id: ParticipantId,
      can_enter: z.boolean(),
      exhibit: z.nullable(Exhibit),
      is_cut: z.boolean(),
    }),
    refusals: noPlace,
    doc: 'One’s own items that may be exhibited and are promised to nobody, and those that hang in one’s exhibit already.',
    topics: ofHall,
  }),
  enter: operation({
    http: 'POST /participants/{id}/exhibit',
    permission: join,
    commits: true,
    input: fields({
      id: ParticipantId,
      title: line(120),
      class: z.enum(exhibitClasses),
      plan: z._default(prose(4_000), ''),
      pages: z
        .array(z.object({ position: z.int().check(z.gte(1), z.lte(MOST_PAGES)), stamp_item_id: StampItemId, caption: z._default(tracked(200), '') }))
        .check(z.minLength(1), z.maxLength(MOST_PAGES)),
    }),
    output: z.object({ exhibit_id: ExhibitId }),
    refusals: {
      ...noPlace,
      ...state,
      'exhibit.role': { status: 409 },
      'exhibit.pages': { status: 422, field: 'pages' },
      'exhibit.items': { status: 409, field: 'pages' },
      'exhibit.full': { status: 409 },
    },
    limit: { per_minute: 30 },
    doc: 'Hand in an exhibit, or arrange it anew until it hangs. Each piece is held by it: it can be shown and asked about, and not sold, traded or auctioned meanwhile.',
  }),
  withdraw: operation({
    http: 'POST /exhibits/{id}/withdraw',
    permission: join,
    input: fields({ id: ExhibitId }),
    output: done,
    refusals: { ...gone, ...state },
    doc: 'Take one’s exhibit out before awards are published; its pieces are free again.',
  }),
  answer: operation({
    http: 'POST /exhibits/{id}',
    permission: hold,
    input: fields({ id: ExhibitId, status: z.enum(['accepted', 'declined']), reason: z._default(tracked(500), '') }),
    output: done,
    refusals: { ...gone, ...state },
    doc: 'Accept or decline what is handed in, for those who run the exhibition.',
  }),
  judge: operation({
    http: 'POST /exhibits/{id}/judge',
    permission: 'signed_in',
    input: fields({
      id: ExhibitId,
      marks: z.array(z.int().check(z.gte(0), z.lte(35))).check(z.minLength(4), z.maxLength(8)),
      remark: z._default(prose(1_000), ''),
    }),
    output: done,
    refusals: { ...gone, ...state, 'exhibit.marks': { status: 422, field: 'marks' } },
    limit: { per_minute: 60 },
    doc: 'Hand in one’s mark sheet, for a member of the jury who does not show this exhibit. It can be changed until the last sheet is in.',
  }),
  vote: operation({
    http: 'POST /exhibits/{id}/vote',
    permission: join,
    input: fields({ id: ExhibitId }),
    output: done,
    refusals: { ...gone, ...state, 'exhibit.own_vote': { status: 409 } },
    limit: { per_minute: 30 },
    doc: 'Give one’s one vote at this exhibition to what hangs there, or move it here, until the exhibition is over. Who voted for what is told to nobody.',
  }),
  show: operation({
    http: 'GET /exhibits/{id}',
    permission: see,
    guests: true,
    input: fields({ id: ExhibitId }),
    output: z.object({ exhibit: Exhibit }),
    refusals: gone,
    doc: 'One exhibit with its pages. Sheets are told to their judges alone, and to everybody once awards are published.',
    topics: ({ id }) => [`exhibit:${id}`],
  }),
  hall: operation({
    http: 'GET /events/{event_id}/hall',
    permission: see,
    guests: true,
    input: fields({ event_id: EventId }),
    output: z.object({
      exhibits: z.array(ExhibitCard),
      jury: z.array(Judge),
      is_run: z.boolean(),
      is_judge: z.boolean(),
      /** Until when visitors vote; null where nothing hangs. */
      votes_until: z.nullable(Instant),
    }),
    refusals: noEvent,
    doc: 'The hall of an exhibition: what hangs there, the jury and the awards; for those who run it also what is handed in.',
    topics: ofHall,
  }),
  nameJury: operation({
    http: 'POST /events/{event_id}/jury',
    permission: hold,
    input: fields({ event_id: EventId, usernames: z.array(line(60)).check(z.maxLength(MOST_JUDGES)) }),
    output: done,
    refusals: { ...noEvent, ...state, 'exhibit.jury': { status: 422, field: 'usernames' } },
    doc: 'Name the whole jury, until the hall is open.',
  }),
  open: operation({
    http: 'POST /events/{event_id}/hall/open',
    permission: hold,
    input: fields({ event_id: EventId }),
    output: done,
    refusals: { ...noEvent, ...state, 'exhibit.no_jury': { status: 409 } },
    doc: 'Hang all that is accepted: visitors walk past it and the jury judges it.',
  }),
  award: operation({
    http: 'POST /events/{event_id}/awards',
    permission: hold,
    input: fields({ event_id: EventId }),
    output: done,
    refusals: { ...noEvent, ...state, 'exhibit.sheets': { status: 409 } },
    doc: 'Publish awards and all sheets at once. The medal follows from the marks.',
  }),
}

/** Something that hangs or is handed in has changed. */
export const exhibitMoved = event({
  name: 'exhibits.moved',
  data: z.object({
    event_id: EventId,
    exhibit_id: ExhibitId,
    user_id: MemberId,
    actor_id: z.nullable(MemberId),
    what: z.enum(['arranged', 'accepted', 'declined', 'on_show', 'sheet', 'awarded', 'withdrawn', 'released']),
  }),
  topics: ({ event_id, exhibit_id, user_id }) => [`hall:${event_id}`, `exhibit:${exhibit_id}`, `items of member:${user_id}`],
})
export const juryNamed = event({
  name: 'exhibits.jury_named',
  data: z.object({ event_id: EventId, actor_id: MemberId, user_ids: z.array(MemberId) }),
  topics: ({ event_id }) => [`hall:${event_id}`],
})
