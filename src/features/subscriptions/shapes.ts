import * as z from 'zod/mini'
import { rightGroups } from '#kernel/plan-right.ts'
import { Amount, Currency, Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { cycles, paidPlans, planCodes } from './rules.ts'

export const InvoiceId = id('invoices')
export type InvoiceId = z.infer<typeof InvoiceId>

/** An issued invoice: its purpose and period. */
export const Invoice = named(
  'Invoice',
  z.object({
    id: InvoiceId,
    number: z.string(),
    plan: z.enum(paidPlans),
    cycle: z.enum(cycles),
    kind: z.enum(['start', 'upgrade', 'renewal']),
    amount: Amount,
    currency: Currency,
    period_start: Instant,
    period_end: Instant,
    issued_at: Instant,
  }),
)

/** Own invoices, newest first. `member_id` is the topic for live updates. */
export const Invoices = z.object({
  member_id: MemberId,
  invoices: z.object({ data: z.array(Invoice), next_page_url: z.nullable(z.string()) }),
})

/**
 * Permissions and limits of a plan; a missing limit means unlimited. Contains only permissions that an operation requires and limits that are
 * enforced.
 */
export const Plan = named(
  'Plan',
  z.object({
    code: z.enum(planCodes),
    amount: Amount,
    yearly_amount: Amount,
    currency: Currency,
    permissions: z.array(z.string()),
    limits: z.record(z.string(), z.int()),
    /** The limits in words, by right: `25 items for sale at a time`. */
    amounts: z.record(z.string(), z.string()),
  }),
)

/** A row of the plan comparison, in the reader's language; a right that no plan holds is a row of no plan. */
export const PlanRight = named(
  'PlanRight',
  z.object({
    key: z.string(),
    group: z.enum(rightGroups),
    permission: z.string(),
    /** Permissions and families (`family.*`) that a refusal calls by this right. */
    covers: z.array(z.string()),
    limit: z.nullable(z.string()),
    name: z.string(),
    /** With a limit: what a larger plan brings, and that there is no bound. */
    more: z.nullable(z.string()),
    unlimited: z.nullable(z.string()),
  }),
)
