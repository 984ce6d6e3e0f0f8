import { plansInOrder } from '#features/members/server/public.ts'
import { read } from '#server/run/handle.ts'
import { subscriptions } from '../contract.ts'
import type { PlanCode } from '../rules.ts'

export const plans = read(subscriptions.plans, async ({ db, tools: { site } }) => {
  const found = await plansInOrder(db)
  return {
    plans: found
      .filter(({ code }) => code !== 'guest')
      .map(({ permissions, ...plan }) => ({ ...plan, code: plan.code as PlanCode, currency: site.currency, permissions: [...permissions].sort() })),
  }
})
