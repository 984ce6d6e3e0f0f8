import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { TradePiece } from '#features/trades/contract.ts'
import { Code, Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { circleReasons, circleStatuses, complaintReasons, complaintStatuses, outcomes } from './rules.ts'

export const TradeCircleId = id('trade_circles')
export type TradeCircleId = z.infer<typeof TradeCircleId>
export const CircleComplaintId = id('trade_circle_complaints')
export type CircleComplaintId = z.infer<typeof CircleComplaintId>

const text = z.nullable(z.string())
const Address = z.object({
  ...{ full_name: z.string(), address: z.string(), city: z.string(), state: text, zipcode: z.string(), country: Code, country_name: z.string() },
  phone: text,
})
const claimed = {
  ...{ id: CircleComplaintId, status: z.enum(complaintStatuses), reason: z.enum(complaintReasons), body: z.string(), medias: z.array(Media) },
  ...{ opened_at: Instant, answer_until: Instant, answer: text, answer_medias: z.array(Media), answered_at: z.nullable(Instant) },
}
/** As the two of its leg read it. */
const CircleComplaint = named(
  'CircleComplaint',
  z.object({
    ...claimed,
    /** Who was right, and whether the receiver has the piece. */
    ...{ outcome: z.nullable(z.enum(outcomes)), keeps: z.nullable(z.boolean()), note: text, closed_at: z.nullable(Instant) },
    may_answer: z.boolean(),
  }),
)
const Person = z.object({ id: MemberId, full_name: z.string() })
/** As a moderator decides it. */
export const OpenComplaint = named(
  'OpenCircleComplaint',
  z.object({
    ...claimed,
    ...{ circle_id: TradeCircleId, number: z.int(), sender: Person, receiver: Person, item_name: z.string(), deposit: z.int() },
    ...{ carrier: text, tracking: text, shipped_at: z.nullable(Instant) },
    /** Of a member of this circle: another moderator decides. */
    ...{ may_decide: z.boolean(), is_own: z.boolean() },
  }),
)
const CircleLeg = named(
  'CircleLeg',
  z.object({
    id: z.uuid(),
    position: z.int(),
    from: PublicMember,
    to: PublicMember,
    /** Without its name for those of whose collection its owner shows nothing. */
    item: TradePiece,
    deposit: z.int(),
    accepted_at: z.nullable(Instant),
    shipped_at: z.nullable(Instant),
    received_at: z.nullable(Instant),
    /** Not sent in time, or never arrived: its deposit has gone to its receiver. */
    is_void: z.boolean(),
    /** Its receiver has complained, and it is not settled. What was said is for the two of them. */
    is_disputed: z.boolean(),
    complaint: z.nullable(CircleComplaint),
    /** For its receiver; for its sender once all have accepted. Carrier and number for both of them. */
    address: z.nullable(Address),
    carrier: text,
    tracking: text,
  }),
)
const circleActions = ['accept', 'decline', 'ship', 'confirm', 'complain'] as const
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
