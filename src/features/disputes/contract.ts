import * as z from 'zod/mini'
import { askingRefusals, pending, waiting } from '#features/approvals/contract.ts'
import { Media, MediaId } from '#features/media/contract.ts'
import { OrderId } from '#features/orders/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, Flag, fields, Instant, id, line, MemberId, named, prose, tracked } from '#kernel/shapes.ts'
import { disputeReasons, outcomes } from './rules.ts'

export const DisputeId = id('disputes')
export type DisputeId = z.infer<typeof DisputeId>

export const disputeStatuses = ['open', 'offered', 'escalated', 'return_requested', 'returned', 'closed'] as const
export const disputeActions = [
  ...(['accept', 'offer', 'ask_return', 'refuse', 'agree', 'decline', 'withdraw', 'send_back', 'take_back', 'contest'] as const),
] as const
const Person = z.object({ id: MemberId, full_name: z.string() })
const Party = z.object({ id: MemberId, full_name: z.string(), username: z.string() })

/** What was said or done, with the pictures that prove it. */
export const DisputeEntry = named(
  'DisputeEntry',
  z.object({
    ...{ id: id('dispute_entries'), actor: z.enum(['buyer', 'seller', 'moderator', 'system']), action: z.string(), amount: z.nullable(Amount) },
    ...{ body: z.string(), medias: z.array(Media), at: Instant },
  }),
)
export const Dispute = named(
  'Dispute',
  z.object({
    ...{ id: DisputeId, reason: z.enum(disputeReasons), status: z.enum(disputeStatuses), outcome: z.nullable(z.enum(outcomes)) },
    ...{ asked: Amount, offer: z.nullable(Amount), given: z.nullable(Amount), answer_until: Instant },
    ...{ opened_at: Instant, closed_at: z.nullable(Instant), return_carrier: z.nullable(z.string()), return_tracking: z.string() },
    entries: z.array(DisputeEntry),
    actions: z.array(z.enum([...disputeActions, 'say'])),
  }),
)
/** The order as its dispute needs it, and the dispute, if there is one. */
export const DisputedOrder = named(
  'DisputedOrder',
  z.object({
    ...{ order_id: OrderId, number: z.int(), role: z.enum(['buyer', 'seller']), store_name: z.string(), buyer: Party, seller: Party },
    ...{ currency: Currency, total: Amount, left: Amount, paid_at: z.nullable(Instant), delivered_at: z.nullable(Instant) },
    /** The first piece as it was listed. */
    listed: z.nullable(z.object({ name: z.string(), media: z.nullable(Media) })),
    may_open: z.boolean(),
    dispute: z.nullable(Dispute),
  }),
)

/** A dispute as a moderator decides it, and a refund that the gateway refused. */
const OpenDispute = named(
  'OpenDispute',
  z.object({
    ...{ id: DisputeId, reason: z.enum(disputeReasons), status: z.enum(disputeStatuses), asked: Amount, offer: z.nullable(Amount) },
    ...{ answer_until: Instant, opened_at: Instant, entries: z.array(DisputeEntry), order_id: OrderId, number: z.int(), currency: Currency },
    ...{ total: Amount, refunded: Amount, buyer: Person, seller: Person },
  }),
)
const FailedRefund = named(
  'FailedRefund',
  z.object({
    ...{
      id: id('payment_refunds'),
      ref_type: z.string(),
      /** Null: of coins or of a ticket. */
      ...{ order_id: z.nullable(OrderId), number: z.nullable(z.int()) },
      amount: Amount,
      currency: Currency,
      failure: z.nullable(z.string()),
      at: Instant,
    },
  }),
)

const answer = z.object({ disputed: DisputedOrder })
const moderates = { permission: 'user.access.admin', fresh: true, audit: 'money', output: z.object({ done: z.literal(true) }) } as const
const notFound = { 'dispute.not_found': { status: 404 } } as const
const refusals = { ...notFound, 'dispute.wrong_state': { status: 409 } } as const
const medias = { 'dispute.media': { status: 422, field: 'media_ids' } } as const
const media_ids = z._default(z.array(MediaId).check(z.maxLength(12)), [])
const about = { permission: 'signed_in', output: answer, audit: 'money' } as const
const note = z._default(prose(2_000), '')

export const disputes = {
  show: operation({
    http: 'GET /orders/{id}/dispute',
    permission: 'signed_in',
    input: fields({ id: OrderId }),
    output: answer,
    refusals: notFound,
    doc: 'The latest dispute about an order of one’s own, with all that was said and done in it.',
    topics: ({ id }) => [`order:${id}`],
  }),
  open: operation({
    http: 'POST /orders/{id}/dispute',
    ...about,
    input: fields({
      id: OrderId,
      reason: z.enum(disputeReasons),
      amount: Amount.check(z.gte(1)),
      note: prose(2_000).check(z.minLength(1)),
      media_ids,
    }),
    refusals: { ...refusals, ...medias, 'dispute.more_than_left': { status: 422, field: 'amount' } },
    doc: 'Something is wrong with what arrived, or it did not arrive: the money stays reserved until it is settled.',
  }),
  say: operation({
    http: 'POST /disputes/{id}/messages',
    permission: 'signed_in',
    output: answer,
    input: fields({ id: DisputeId, body: note, media_ids }),
    refusals: { ...refusals, ...medias, 'dispute.empty': { status: 422, field: 'body' } },
    doc: 'Say something to the other, or add pictures as evidence.',
  }),
  accept: operation({
    http: 'POST /disputes/{id}/accept',
    ...about,
    input: fields({ id: DisputeId }),
    refusals,
    doc: 'Its seller gives back all that is asked; the buyer keeps what came.',
  }),
  offer: operation({
    http: 'POST /disputes/{id}/offer',
    ...about,
    input: fields({ id: DisputeId, amount: Amount.check(z.gte(1)), note }),
    refusals: { ...refusals, 'dispute.no_offer': { status: 422, field: 'amount' } },
    doc: 'Its seller offers less than is asked; the buyer has three days to answer.',
  }),
  askReturn: operation({
    http: 'POST /disputes/{id}/ask-return',
    ...about,
    input: fields({ id: DisputeId, note }),
    refusals,
    doc: 'Its seller gives all back once the buyer has sent it back.',
  }),
  refuse: operation({
    http: 'POST /disputes/{id}/refuse',
    ...about,
    input: fields({ id: DisputeId, note }),
    refusals,
    doc: 'Its seller does not agree; a moderator decides.',
  }),
  agree: operation({
    http: 'POST /disputes/{id}/agree',
    ...about,
    input: fields({ id: DisputeId }),
    refusals,
    doc: 'The buyer takes what is offered; the rest is released to the seller.',
  }),
  decline: operation({
    http: 'POST /disputes/{id}/decline',
    ...about,
    input: fields({ id: DisputeId, note }),
    refusals,
    doc: 'The buyer does not take the offer; a moderator decides.',
  }),
  withdraw: operation({
    http: 'POST /disputes/{id}/withdraw',
    ...about,
    input: fields({ id: DisputeId }),
    refusals,
    doc: 'The buyer ends the dispute: the seller has the money.',
  }),
  sendBack: operation({
    http: 'POST /disputes/{id}/send-back',
    ...about,
    input: fields({ id: DisputeId, carrier: line(80), tracking: z._default(tracked(80), '') }),
    refusals,
    doc: 'The buyer has sent it back.',
  }),
  takeBack: operation({
    http: 'POST /disputes/{id}/take-back',
    ...about,
    input: fields({ id: DisputeId, restock: z._default(Flag, false) }),
    refusals,
    doc: 'What was sent back has arrived: the money goes back to the buyer.',
  }),
  contest: operation({
    http: 'POST /disputes/{id}/contest',
    ...about,
    input: fields({ id: DisputeId, note }),
    refusals,
    doc: 'What was sent back is not what was sent; a moderator decides.',
  }),
  waiting: operation({
    http: 'GET /admin/disputes',
    permission: 'user.access.admin',
    input: fields({}),
    output: z.object({ disputes: z.array(OpenDispute), refunds: z.array(FailedRefund) }),
    refusals: {},
    doc: 'Disputes that are open, those that wait for a decision first, with all that was said and shown; and refunds that the gateway refused.',
    topics: () => ['order_disputes:all', 'order_refunds:all'],
  }),
  decide: operation({
    http: 'POST /admin/disputes/{id}/decide',
    ...moderates,
    // Here, not as a shape of its own: the browser's build leaves it out.
    output: z.object({ done: z.boolean(), ...waiting }),
    pending,
    input: fields({ id: DisputeId, amount: z._default(Amount, 0), send_back: z._default(Flag, false), note: prose(500).check(z.minLength(1)) }),
    refusals: { ...refusals, ...askingRefusals, 'dispute.too_much': { status: 422, field: 'amount' } },
    doc: 'Decide a dispute: what goes back to the buyer, or, with `send_back`, all that was asked once it was sent back. Both parties read the reason. A large refund waits for a second administrator.',
  }),
  retryRefund: operation({
    http: 'POST /admin/refunds/{id}/retry',
    ...moderates,
    input: fields({ id: id('payment_refunds') }),
    refusals: { 'refund.not_failed': { status: 404 } },
    doc: 'Try a refund again that the gateway refused.',
  }),
  settleRefund: operation({
    http: 'POST /admin/refunds/{id}/settle',
    ...moderates,
    input: fields({ id: id('payment_refunds'), how: prose(500).check(z.minLength(1)) }),
    refusals: { 'refund.not_failed': { status: 404 } },
    doc: 'A refund that the gateway refused was paid in another way, and how: it is owed no longer and never sent to the card. Its buyer reads how.',
  }),
}

export const disputeMoved = event({
  name: 'disputes.moved',
  data: z.object({
    ...{ dispute_id: DisputeId, order_id: OrderId, number: z.int(), buyer_id: MemberId, seller_id: MemberId, action: z.string(), entry_id: z.uuid() },
    ...{ by: z.enum(['buyer', 'seller', 'moderator', 'system']), status: z.enum(disputeStatuses), amount: z.nullable(Amount), currency: Currency },
  }),
  topics: ({ order_id, buyer_id, seller_id }) => [
    ...[`order:${order_id}`, `orders of member:${buyer_id}`, `orders of member:${seller_id}`],
    'order_disputes:all',
  ],
})
