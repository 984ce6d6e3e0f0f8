import * as z from 'zod/mini'
import { PublicMember } from '#features/members/contract.ts'
import { Amount, Currency, Instant, named } from '#kernel/shapes.ts'

/** The statuses that each list can be filtered by, spelt as in the columns. */
export const familyStatuses = {
  stores: ['open', 'away'],
  products: ['published', 'sold_out', 'archived', 'suspended'],
  supplies: ['published', 'sold_out', 'archived', 'suspended'],
  auctions: ['active', 'closed_sold', 'closed_unsold', 'defaulted', 'cancelled'],
  stampItems: ['FOR_SALE', 'FOR_TRADE', 'FOR_AUCTION', 'OPEN_TO_OFFERS', 'AT_AN_EXHIBITION', 'IN_AUCTION', 'AT_AN_AUCTION'],
  bounties: ['Active', 'Closed', 'Won', 'Archived'],
  trades: ['active', 'expired', 'offer-accepted', 'processing', 'completed', 'archived'],
  clubs: ['active', 'archived'],
  events: ['published', 'cancelled', 'archived'],
  coins: ['pending_payment', 'completed', 'cancelled', 'refunded', 'charged_back'],
  invoices: ['issued'],
} as const
export type Family = keyof typeof familyStatuses

/** One thing of any family, as the dashboard lists it. */
export const OverviewRow = named(
  'OverviewRow',
  z.object({
    ...{ id: z.uuid(), number: z.nullable(z.string()), title: z.string(), user: z.nullable(PublicMember), status: z.string() },
    ...{ amount: z.nullable(Amount), currency: z.nullable(Currency), created_at: Instant },
    /** Its page, where it has one that the operator may open. */
    path: z.nullable(z.string()),
    /** A decision that keeps it out of sight, which a moderator can take back. */
    decision_id: z.nullable(z.uuid()),
    /** The name by which a decision about it is made; null when none can be. */
    reportable_type: z.nullable(z.string()),
  }),
)
