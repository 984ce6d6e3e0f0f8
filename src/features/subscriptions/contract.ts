import * as z from 'zod/mini'
import { Payment } from '#features/payments/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, MemberId, named, paging } from '#kernel/shapes.ts'
import { cycles, paidPlans, planCodes, planMoves } from './rules.ts'
import { InvoiceId, Invoices, Plan, PlanRight } from './shapes.ts'

export const SubscriptionId = id('subscriptions')
export type SubscriptionId = z.infer<typeof SubscriptionId>
export const ChargeId = id('subscription_charges')
export type ChargeId = z.infer<typeof ChargeId>

const PlanCode = z.enum(planCodes)
const PaidPlan = z.enum(paidPlans)
const Cycle = z.enum(cycles)

/** A single charge: start, upgrade or period. */
export const Charge = named(
  'Charge',
  z.object({
    id: ChargeId,
    kind: z.enum(['start', 'upgrade', 'renewal']),
    plan: PaidPlan,
    cycle: Cycle,
    amount: Amount,
    currency: Currency,
    status: z.enum(['open', 'paid', 'failed']),
    payment: z.nullable(Payment),
  }),
)

export const Subscription = named(
  'Subscription',
  z.object({
    id: SubscriptionId,
    plan: PaidPlan,
    cycle: Cycle,
    status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'cancelling', 'expired']),
    currency: Currency,
    since: Instant,
    period_end: z.nullable(Instant),
    trial_ends_at: z.nullable(Instant),
    next_plan: z.nullable(PaidPlan),
    next_cycle: z.nullable(Cycle),
    /** Price of the next period, in minor units. */
    next_amount: Amount,
    /** Next attempt of a failed renewal. */
    retry_at: z.nullable(Instant),
    open: z.nullable(Charge),
  }),
)

export const Membership = named(
  'Membership',
  z.object({
    member_id: MemberId,
    plan: PlanCode,
    /** Start of the subscription, or of the account if there is none. */
    since: Instant,
    trial_available: z.boolean(),
    subscription: z.nullable(Subscription),
    /** The card that renewals are charged to. */
    card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  }),
)

const Answer = z.object({ membership: Membership })
const Paid = z.object({ charge: Charge, membership: Membership })
const paying = {
  'payment.declined': { status: 422, field: 'payment_method_id' },
  'payment.gateway': { status: 503 },
  'subscription.payment_open': { status: 409 },
} as const
const notFound = { 'subscription.not_found': { status: 404 } } as const
const wrongState = { 'subscription.wrong_state': { status: 409 } } as const
const unsold = {
  'subscription.already': { status: 409 },
  'subscription.at_end': { status: 409 },
  'subscription.past_due': { status: 409 },
} as const
const chosen = { plan: PaidPlan, cycle: Cycle }
const Method = z.string().check(z.regex(/^[\w-]{3,80}$/))
/** Open redirect: only a path of our own. */
const Back = z._default(z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/)), '/')

export const subscriptions = {
  plans: operation({
    http: 'GET /plans',
    permission: 'everyone',
    input: fields({}),
    output: z.object({ plans: z.array(Plan), rights: z.array(PlanRight) }),
    refusals: {},
    doc: 'The plans, from the smallest to the largest: what of this server each may use, how much of it, and what it costs.',
    topics: () => ['plans:all'],
  }),
  mine: operation({
    http: 'GET /subscriptions/mine',
    permission: 'signed_in',
    input: fields({ user_id: z.optional(MemberId) }),
    output: z.object({ membership: Membership }),
    refusals: notFound,
    doc: 'One’s own plan: how it stands, what comes next, and what waits to be paid.',
    topics: (_, { membership }) => [`own:${membership.member_id}`, 'plans:all'],
  }),
  quote: operation({
    http: 'GET /subscriptions/quote',
    permission: 'signed_in',
    input: fields(chosen),
    output: z.object({
      quote: z.object({
        ...chosen,
        amount: Amount,
        whole_amount: Amount,
        currency: Currency,
        period_end: Instant,
        open_charge: z.nullable(ChargeId),
      }),
    }),
    refusals: unsold,
    doc: 'What a plan costs at this moment (of an upgrade: what is left of the difference, by the second), and each period after it.',
  }),
  start: operation({
    http: 'POST /subscriptions',
    permission: 'wallet.view',
    commits: true,
    audit: 'money',
    input: fields({ ...chosen, payment_method_id: Method, expected_amount: Amount, redirect_back: Back }),
    output: Paid,
    refusals: { ...unsold, ...paying, 'subscription.changed': { status: 409 } },
    doc: 'Begin a plan, or take a better one at once. Never takes more than `expected_amount`.',
  }),
  trial: operation({
    http: 'POST /subscriptions/trial',
    permission: 'wallet.view',
    audit: 'rights',
    input: fields(chosen),
    output: Answer,
    refusals: { 'subscription.already': { status: 409 }, 'subscription.trial_used': { status: 409 } },
    doc: 'Try a plan for 14 days, once. Then it is taken from the default card, or ends where there is none.',
  }),
  settle: operation({
    http: 'POST /subscriptions/charges/{id}/settle',
    permission: 'signed_in',
    commits: true,
    audit: 'money',
    input: fields({ id: ChargeId }),
    output: Paid,
    refusals: { ...notFound, ...paying },
    doc: 'Ask the card network how a payment ended.',
  }),
  giveUp: operation({
    http: 'POST /subscriptions/charges/{id}/give-up',
    permission: 'signed_in',
    commits: true,
    audit: 'money',
    input: fields({ id: ChargeId }),
    output: Paid,
    refusals: { ...notFound, ...wrongState, ...paying },
    doc: 'Call back a payment that still waits for the bank.',
  }),
  payNow: operation({
    http: 'POST /subscriptions/{id}/pay',
    permission: 'signed_in',
    commits: true,
    audit: 'money',
    input: fields({ id: SubscriptionId, payment_method_id: Method }),
    output: Paid,
    refusals: { ...notFound, ...wrongState, ...paying },
    doc: 'Pay a renewal that failed, with a card of one’s choice.',
  }),
  downgrade: operation({
    http: 'POST /subscriptions/{id}/downgrade',
    permission: 'signed_in',
    audit: 'rights',
    input: fields({ id: SubscriptionId, ...chosen }),
    output: Answer,
    refusals: { ...notFound, ...wrongState, 'subscription.payment_open': { status: 409 } },
    doc: 'A smaller plan, or the month instead of the year, from the end of the period on.',
  }),
  cancel: operation({
    http: 'POST /subscriptions/{id}/cancel',
    permission: 'signed_in',
    audit: 'rights',
    input: fields({ id: SubscriptionId }),
    output: Answer,
    refusals: { ...notFound, ...wrongState, 'subscription.payment_open': { status: 409 } },
    doc: 'No further period. What is paid for stays until its end.',
  }),
  resume: operation({
    http: 'POST /subscriptions/{id}/resume',
    permission: 'signed_in',
    audit: 'rights',
    input: fields({ id: SubscriptionId }),
    output: Answer,
    refusals: { ...notFound, ...wrongState, 'subscription.payment_open': { status: 409 } },
    doc: 'Call off a cancellation or a downgrade that has not happened yet.',
  }),
  invoices: operation({
    http: 'GET /invoices',
    permission: 'signed_in',
    input: fields({ ...paging(PAGE.invoices) }),
    output: Invoices,
    refusals: {},
    doc: 'One’s own invoices, the newest first.',
    topics: (_, { member_id }) => [`own:${member_id}`],
  }),
  invoiceFile: operation({
    http: 'GET /invoices/{id}/file',
    permission: 'signed_in',
    gives: 'file',
    input: fields({ id: InvoiceId }),
    output: z.object({}),
    refusals: { 'invoice.not_found': { status: 404 } },
    limit: { per_minute: 30 },
    doc: 'One’s own invoice as a PDF, in the words it was issued with.',
  }),
}

/** Plan or status changed: the member's own data is loaded again. */
export const subscriptionChanged = event({
  name: 'subscriptions.changed',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`own:${member_id}`],
})

/** A trial began or ends soon; a plan was bought, changed, cancelled or resumed, or has ended. */
export const planMoved = event({
  name: 'subscriptions.plan_moved',
  data: z.object({ member_id: MemberId, subscription_id: SubscriptionId, plan: z.string(), move: z.enum(planMoves), at: z.string() }),
  topics: () => [],
})
