import * as z from 'zod/mini'
import { Payment } from '#features/payments/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { cycles, paidPlans, planCodes } from './rules.ts'

export const SubscriptionId = id('SubscriptionId')
export type SubscriptionId = z.infer<typeof SubscriptionId>
export const ChargeId = id('ChargeId')
export type ChargeId = z.infer<typeof ChargeId>

const PlanCode = z.enum(planCodes)
const PaidPlan = z.enum(paidPlans)
const Cycle = z.enum(cycles)

/** A plan is a set of permissions with limits beside; a limit that is not named is none. */
export const Plan = named(
  'Plan',
  z.object({
    code: PlanCode,
    amount: Amount,
    yearly_amount: Amount,
    currency: Currency,
    permissions: z.array(z.string()),
    limits: z.record(z.string(), z.int()),
  }),
)

/** What is to be paid once: a beginning, an upgrade or a period. */
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
    /** What the next period will cost. */
    next_amount: Amount,
    /** When a failed renewal is tried again. */
    retry_at: z.nullable(Instant),
    open: z.nullable(Charge),
  }),
)

export const Membership = named(
  'Membership',
  z.object({
    member_id: MemberId,
    plan: PlanCode,
    trial_available: z.boolean(),
    subscription: z.nullable(Subscription),
    /** The card that a renewal is taken from. */
    card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  }),
)

export const subscriptions = {
  plans: operation({
    http: 'GET /plans',
    permission: 'everyone',
    input: fields({}),
    output: z.object({ plans: z.array(Plan) }),
    refusals: {},
    doc: 'The plans, from the smallest to the largest: what each may do, how much of it, and what it costs.',
    about: () => ['plans:all'],
  }),
  mine: operation({
    http: 'GET /subscriptions/mine',
    permission: 'signed_in',
    input: fields({}),
    output: z.object({ membership: Membership }),
    refusals: {},
    doc: 'One’s own plan: how it stands, what comes next, and what waits to be paid.',
    about: (_, { membership }) => [`own:${membership.member_id}`],
  }),
}

/** Somebody’s plan began, changed, or stands differently: whatever they see of themselves is read again. */
export const subscriptionChanged = event({
  name: 'subscriptions.changed',
  data: z.object({ member_id: MemberId }),
  touches: ({ member_id }) => [`own:${member_id}`],
})
