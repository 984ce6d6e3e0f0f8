import * as z from 'zod/mini'
import { PublicMember } from '#features/members/contract.ts'
import { TradePiece } from '#features/trades/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Code, fields, Instant, id, line, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { circleReasons, circleStatuses } from './rules.ts'

export const TradeCircleId = id('trade_circles')
export type TradeCircleId = z.infer<typeof TradeCircleId>

export const circleSubject = subject({ type: 'trade_circle', name: 'TradeCircle', path: (id) => `/trades/circles/${id}` })

const text = z.nullable(z.string())
const Address = z.object({
  ...{ full_name: z.string(), address: z.string(), city: z.string(), state: text, zipcode: z.string(), country: Code, country_name: z.string() },
  phone: text,
})
const CircleLeg = named(
  'CircleLeg',
  z.object({
    position: z.int(),
    from: PublicMember,
    to: PublicMember,
    /** Without its name for those of whose collection its owner shows nothing. */
    item: TradePiece,
    deposit: z.int(),
    accepted_at: z.nullable(Instant),
    shipped_at: z.nullable(Instant),
    received_at: z.nullable(Instant),
    /** Not sent in time: its deposit has gone to its receiver. */
    is_void: z.boolean(),
    /** For its receiver; for its sender once all have accepted. Carrier and number for both of them. */
    address: z.nullable(Address),
    carrier: text,
    tracking: text,
  }),
)
const circleActions = ['accept', 'decline', 'ship', 'confirm'] as const
export const TradeCircle = named(
  'TradeCircle',
  z.object({
    id: TradeCircleId,
    number: z.int(),
    status: z.enum(circleStatuses),
    reason: z.nullable(z.enum(circleReasons)),
    ended_by: z.nullable(MemberId),
    asked_at: Instant,
    due_at: z.nullable(Instant),
    ended_at: z.nullable(Instant),
    server_time: Instant,
    /** The search that has found it: among so many members and wants; no choice has more trades than `bound`. */
    search: z.object({ members: z.int(), wants: z.int(), trades: z.int(), bound: z.int(), is_proved: z.boolean() }),
    /** The first is what the viewer sends. */
    legs: z.array(CircleLeg),
    actions: z.array(z.enum(circleActions)),
  }),
)

/** `by`: whose act it was; null: the clock’s, or of what happened elsewhere. */
export const circleMoved = event({
  name: 'circles.moved',
  data: z.object({
    circle_id: TradeCircleId,
    number: z.int(),
    members: z.array(MemberId),
    action: z.enum(['asked', 'accepted', 'running', 'shipped', 'received', 'done', 'ended']),
    by: z.nullable(MemberId),
    reason: z.nullable(z.enum(circleReasons)),
  }),
  topics: ({ circle_id, members }) => [`circle:${circle_id}`, ...members.map((member) => `circles of member:${member}`)],
})

const circle = z.object({ trade_circle: TradeCircle })
const permission = 'marketplace.trading.proposal_folder'
const gone = { 'circle.not_found': { status: 404 }, 'circle.wrong_state': { status: 409 } } as const
const move = { permission, output: circle } as const

export const circles = {
  list: operation({
    http: 'GET /trade-circles',
    permission,
    input: fields({ status: z.optional(z.enum(circleStatuses)), ...paging(PAGE.usual) }),
    output: z.object({ trade_circles: listOf(TradeCircle), member_id: MemberId }),
    refusals: {},
    doc: 'Circles that one is asked to join, that run, or have ended, newest first.',
    topics: (_, { member_id }) => [`circles of member:${member_id}`],
  }),
  show: operation({
    http: 'GET /trade-circles/{id}',
    permission,
    input: fields({ id: TradeCircleId }),
    output: circle,
    refusals: { 'circle.not_found': { status: 404 } },
    doc: 'One circle, for its members.',
    topics: ({ id }) => [`circle:${id}`],
  }),
  accept: operation({
    http: 'POST /trade-circles/{id}/accept',
    ...move,
    input: fields({ id: TradeCircleId, address_id: z.uuid() }),
    refusals: {
      ...gone,
      'circle.address': { status: 422, field: 'address_id' },
      'circle.items_gone': { status: 409 },
      'circle.short': { status: 409 },
    },
    audit: 'money',
    doc: 'Accept one’s part and say where one’s parcel goes: the deposit is held. When all have accepted, every item is promised.',
  }),
  decline: operation({
    http: 'POST /trade-circles/{id}/decline',
    ...move,
    input: fields({ id: TradeCircleId }),
    refusals: gone,
    audit: 'money',
    doc: 'Say no, also after one has accepted: it ends for all, and every deposit is free again.',
  }),
  ship: operation({
    http: 'POST /trade-circles/{id}/ship',
    ...move,
    input: fields({ id: TradeCircleId, carrier: line(60), tracking: z.optional(line(60)) }),
    refusals: gone,
    doc: 'Say that one’s parcel is on its way.',
  }),
  confirm: operation({
    http: 'POST /trade-circles/{id}/confirm',
    ...move,
    input: fields({ id: TradeCircleId }),
    refusals: gone,
    audit: 'money',
    doc: 'Say that the parcel to oneself has arrived: its item is one’s own, and its sender has the deposit back.',
  }),
}
