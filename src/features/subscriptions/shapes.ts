import * as z from 'zod/mini'
import { Amount, Currency, Instant, id, MemberId, named } from '#kernel/shapes.ts'
import { cycles, paidPlans } from './rules.ts'

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
