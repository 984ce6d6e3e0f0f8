import * as z from 'zod/mini'
import { TradeCircleId } from '#features/circles/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { type OrderId, OrderId as OrderIdShape } from '#features/orders/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { TradeId } from '#features/trades/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, listOf, MemberId, named, paging, prose } from '#kernel/shapes.ts'
import { actions, questions, roles, STARS, targets } from './rules.ts'

export const FeedbackId = id('feedbacks')
export type DealId = OrderId

const Stars = z.int().check(z.gte(1), z.lte(STARS))
const Answers = z.object({ as_described: z.nullable(Stars), packing: z.nullable(Stars), speed: Stars, contact: Stars })
/** Mean of the answers, in hundredths: 475 is 4.75 of 5. */
const Score = z.int()

const Feedback = named(
  'Feedback',
  z.object({
    id: FeedbackId,
    /** Who wrote it: the deal's buyer or its seller. */
    role: z.enum(roles),
    author: PublicMember,
    receiver: PublicMember,
    /** What the deal was about. */
    title: z.string(),
    answers: Answers,
    score: Score,
    comment: z.string(),
    given_at: Instant,
    revealed_at: z.nullable(Instant),
    /** When its author changed it; the earlier answers are kept. */
    revised_at: z.nullable(Instant),
    /** True when its author had already read what the other wrote. */
    informed: z.boolean(),
    reply: z.nullable(z.object({ text: z.string(), at: Instant })),
  }),
)

const Deal = named(
  'FeedbackDeal',
  z.object({
    id: OrderIdShape,
    number: z.int(),
    title: z.string(),
    role: z.enum(roles),
    partner: PublicMember,
    questions: z.array(z.enum(questions)),
    /** Only its buyer writes, and that is shown at once: a parcel of a circle. */
    is_one_way: z.boolean(),
    opened_at: Instant,
    closes_at: Instant,
    own: z.nullable(Feedback),
    /** When one's own is shown although the other has not written; null when there is nothing to wait for. */
    reveals_at: z.nullable(Instant),
    /** What the other wrote; null until both have written or the time has passed. */
    theirs: z.nullable(Feedback),
    actions: z.array(z.enum(actions)),
  }),
)

/** Means in hundredths over distinct partners of the last twelve months; null under three partners. */
const Summary = z.object({
  score: z.nullable(Score),
  answers: z.object({ as_described: z.nullable(Score), packing: z.nullable(Score), speed: z.nullable(Score), contact: z.nullable(Score) }),
  total: z.int(),
  year: z.int(),
  partners: z.int(),
})

const target = { target_type: z._default(z.enum(targets), 'User'), target_id: z.union([MemberId, StoreId]) }
const deal = z.object({ deal: Deal, member_id: MemberId })
const answers = { as_described: z.optional(Stars), packing: z.optional(Stars), speed: Stars, contact: Stars, comment: z._default(prose(1_000), '') }
const notFound = { 'feedback.not_found': { status: 404 } } as const
const unanswered = { 'feedback.as_described': { status: 422, field: 'as_described' }, 'feedback.packing': { status: 422, field: 'packing' } } as const
const touched = (_: unknown, { deal }: { deal: { id: string } }) => [`feedback:${deal.id}`]

export const feedback = {
  questions: operation({
    http: 'GET /feedback-questions',
    permission: 'marketplace.buying.view_detail',
    guests: true,
    input: fields({ role: z._default(z.enum(roles), 'buyer') }),
    output: z.object({ feedback_questions: z.array(z.object({ code: z.enum(questions), text: z.string(), most: z.int() })) }),
    refusals: {},
    doc: 'The questions about a deal, from 1 to 5: a buyer answers all four, a seller those about payment and contact.',
  }),
  give: operation({
    http: 'POST /tfs',
    permission: 'marketplace.buying.rate_buying_experience',
    input: fields({ order_id: OrderIdShape, ...answers }),
    output: deal,
    refusals: { ...notFound, ...unanswered, 'feedback.given': { status: 409 }, 'feedback.closed': { status: 409 } },
    doc: 'Say how a deal went, within 60 days of its delivery. Nobody reads it before both have written, or 14 days have passed.',
    topics: touched,
  }),
  revise: operation({
    http: 'POST /tfs/{id}/revise',
    permission: 'marketplace.buying.rate_buying_experience',
    input: fields({ id: FeedbackId, ...answers }),
    output: deal,
    refusals: { ...notFound, ...unanswered, 'feedback.wrong_state': { status: 409 } },
    doc: 'Change one’s feedback once, within 30 days of its being shown. The earlier answers are kept.',
  }),
  reply: operation({
    http: 'POST /tfs/{id}/reply',
    permission: 'signed_in',
    input: fields({ id: FeedbackId, reply: prose(1_000) }),
    output: deal,
    refusals: { ...notFound, 'feedback.wrong_state': { status: 409 }, 'feedback.reply_empty': { status: 422, field: 'reply' } },
    doc: 'Answer publicly, once, to feedback that one has received.',
  }),
  deal: operation({
    http: 'GET /tfs/deals/{id}',
    permission: 'signed_in',
    input: fields({ id: OrderIdShape }),
    output: deal,
    refusals: notFound,
    doc: 'Feedback of one’s own deal: what one wrote, what the other wrote once it is shown, and what one may do.',
    topics: touched,
  }),
  open: operation({
    http: 'GET /tfs/open',
    permission: 'signed_in',
    input: fields({ ...paging(PAGE.usual) }),
    output: z.object({ deals: listOf(Deal), member_id: MemberId }),
    refusals: {},
    doc: 'Deals that wait for one’s feedback; those that close first come first.',
    topics: (_, { member_id }) => [`feedback of member:${member_id}`],
  }),
  list: operation({
    http: 'GET /tfs',
    permission: 'my_account.profile.tfs',
    guests: true,
    input: fields({ ...target, role: z.optional(z.enum(roles)), ...paging(PAGE.usual) }),
    output: z.object({ feedbacks: listOf(Feedback) }),
    refusals: notFound,
    doc: 'Feedback that a member (User) or a store (Store) has received and that is shown, newest first. `role` is the author’s.',
    topics: ({ target_id }) => [`feedback about:${target_id}`],
  }),
  summary: operation({
    http: 'GET /tfs/summary',
    permission: 'my_account.profile.tfs_summary',
    guests: true,
    input: fields(target),
    output: z.object({ summary: Summary }),
    refusals: notFound,
    doc: 'The score of a member or a store: the mean over distinct partners of twelve months, from three partners on.',
    topics: ({ target_id }) => [`feedback about:${target_id}`],
  }),
}

const parties = {
  deal_id: OrderIdShape,
  number: z.int(),
  buyer_id: MemberId,
  seller_id: MemberId,
  store_id: z.nullable(StoreId),
  trade_id: z.nullable(TradeId),
  circle_id: z.nullable(TradeCircleId),
}
interface Parties {
  readonly deal_id: string
  readonly buyer_id: string
  readonly seller_id: string
  readonly store_id: string | null
}
const heard = ({ deal_id, buyer_id, seller_id, store_id }: Parties) => [
  `feedback:${deal_id}`,
  ...[buyer_id, seller_id].flatMap((member) => [`feedback of member:${member}`, `feedback about:${member}`]),
  ...(store_id ? [`feedback about:${store_id}`] : []),
]
export const feedbackOpened = event({ name: 'feedback.opened', data: z.object(parties), topics: heard })
/** `waits` is true while nobody may read it. */
export const feedbackGiven = event({
  name: 'feedback.given',
  data: z.object({ ...parties, feedback_id: FeedbackId, author_id: MemberId, receiver_id: MemberId, waits: z.boolean() }),
  topics: heard,
})
export const feedbackRevealed = event({
  name: 'feedback.revealed',
  data: z.object({ ...parties, feedback_id: FeedbackId, author_id: MemberId, receiver_id: MemberId }),
  topics: heard,
})
export const feedbackChanged = event({ name: 'feedback.changed', data: z.object(parties), topics: heard })
