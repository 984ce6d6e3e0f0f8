import { plansInOrder } from '#features/plans/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { subscriptions } from '../contract.ts'
import type { PlanCode } from '../rules.ts'
import { promised } from '../rules.ts'

/** Leaves out permissions and limits of features that do not exist yet. */
export const plans = query(subscriptions.plans, async ({ db, tools: { site, asked, counts } }) => {
  const found = await plansInOrder(db)
  return {
    plans: found
      .filter(({ code }) => code !== 'guest')
      .map((plan) => ({ ...plan, ...promised(plan, asked, counts), code: plan.code as PlanCode, currency: site.currency })),
  }
})
