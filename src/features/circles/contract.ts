import * as z from 'zod/mini'
import { MediaId } from '#features/media/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, line, listOf, MemberId, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { circleReasons, circleStatuses, complaintReasons, outcomes, PICTURES_MOST } from './rules.ts'
import { CircleComplaintId, OpenComplaint, TradeCircle, TradeCircleId } from './shapes.ts'

export { TradeCircleId } from './shapes.ts'

export const circleSubject = subject({ type: 'trade_circle', name: 'TradeCircle', path: (id) => `/trades/circles/${id}` })

/** `by`: whose act it was; null: the clock’s, or of what happened elsewhere. */
export const circleMoved = event({
  name: 'circles.moved',
  data: z.object({
    circle_id: TradeCircleId,
    number: z.int(),
    members: z.array(MemberId),
    action: z.enum(['asked', 'accepted', 'running', 'shipped', 'delivered', 'received', 'done', 'ended']),
    by: z.nullable(MemberId),
    reason: z.nullable(z.enum(circleReasons)),
  }),
  topics: ({ circle_id, members }) => [`circle:${circle_id}`, ...members.map((member) => `circles of member:${member}`)],
})

/** Every parcel has arrived, or its leg is decided. What was sent is a deal about which its receiver may write. */
export const circleDone = event({
  name: 'circles.done',
  data: z.object({
    circle_id: TradeCircleId,
    number: z.int(),
    deals: z.array(z.object({ leg_id: z.uuid(), from_id: MemberId, to_id: MemberId, name: z.string() })),
  }),
  topics: () => [],
})
/** About one parcel: its sender and its receiver alone are told. */
export const circleComplaintMoved = event({
  name: 'circles.complaint_moved',
  data: z.object({
    ...{ circle_id: TradeCircleId, number: z.int(), members: z.array(MemberId), complaint_id: CircleComplaintId },
    ...{ receiver_id: MemberId, sender_id: MemberId, by: z.nullable(MemberId), outcome: z.nullable(z.enum(outcomes)) },
    action: z.enum(['opened', 'answered', 'unanswered', 'withdrawn', 'decided']),
  }),
  topics: ({ circle_id, members }) => [
    ...[`circle:${circle_id}`, 'circle_complaints:all'],
    ...members.map((member) => `circles of member:${member}`),
  ],
})

const circle = z.object({ trade_circle: TradeCircle })
const permission = 'marketplace.trading.proposal_folder'
const gone = { 'circle.not_found': { status: 404 }, 'circle.wrong_state': { status: 409 } } as const
const move = { permission, output: circle } as const
const noComplaint = { 'circle.complaint_not_found': { status: 404 }, 'circle.complaint_wrong_state': { status: 409 } } as const
const media = { 'circle.media': { status: 422, field: 'media_ids' } } as const
const said = { body: prose(2_000).check(z.minLength(1)), media_ids: z._default(z.array(MediaId).check(z.maxLength(PICTURES_MOST)), []) }

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
  complain: operation({
    http: 'POST /trade-circles/{id}/complain',
    ...move,
    input: fields({ id: TradeCircleId, reason: z.enum(complaintReasons), ...said }),
    refusals: { ...gone, ...media },
    audit: 'money',
    doc: 'Say that the parcel to oneself has not come, or not as promised: its leg stands still, and its sender has five days to answer. The other legs go on.',
  }),
  answer: operation({
    http: 'POST /trade-circle-complaints/{id}/answer',
    ...move,
    input: fields({ id: CircleComplaintId, ...said }),
    refusals: { ...noComplaint, ...media },
    audit: 'money',
    doc: 'Answer a complaint about what one has sent; then a moderator decides.',
  }),
  complaints: operation({
    http: 'GET /admin/trade-circle-complaints',
    permission: 'user.access.admin',
    input: fields({ ...paging(PAGE.usual) }),
    output: z.object({ complaints: listOf(OpenComplaint) }),
    refusals: {},
    doc: 'Complaints in circles that are not settled, newest first.',
    topics: () => ['circle_complaints:all'],
  }),
  decide: operation({
    http: 'POST /admin/trade-circle-complaints/{id}/decide',
    permission: 'user.access.admin',
    fresh: true,
    input: fields({ id: CircleComplaintId, outcome: z.enum(outcomes), keeps: z._default(Flag, false), note: prose(500).check(z.minLength(1)) }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...noComplaint, 'circle.own': { status: 403 } },
    audit: 'money',
    doc: 'Decide a complaint in a circle of others: the deposit of this leg goes back to its sender, or to its receiver. `keeps`: the receiver has the piece all the same. Other legs are not touched.',
  }),
}
