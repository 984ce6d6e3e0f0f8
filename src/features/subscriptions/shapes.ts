import * as z from 'zod/mini'
import { Amount, Currency, Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { cycles, paidPlans } from './rules.ts'

export const InvoiceId = id('invoices')
export type InvoiceId = z.infer<typeof InvoiceId>

/** One payment, as it was written down then: what for, and for which days. */
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

/** A member’s own, newest first. Whose they are is told, so that the page hears of the next one. */
export const Invoices = z.object({
  member_id: MemberId,
  invoices: z.object({ data: z.array(Invoice), next_page_url: z.nullable(z.string()) }),
})
