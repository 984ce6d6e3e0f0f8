import type { Id } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { paidPlan } from '#test/support/plans.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    readonly subscription: Id<'subscriptions'>
    readonly charge: Id<'subscription_charges'>
    readonly invoice: Id<'invoices'>
  }
}

/** Ann's paid plan. */
export const fixtures: MakeFixtures = (world, { card }) => paidPlan(world, card)
