import { on } from '#server/operations/slice.ts'
import { planEdited, plansChanged } from '../contract.ts'
import { forgetPlans } from './plans.ts'

/** Order: the cache is emptied before `plansChanged` makes pages load again. */
export const onPlanEdited = on(planEdited, 'members.forget_plans', async ({ tx, emit }, { code }) => {
  forgetPlans(tx)
  emit(plansChanged, { code })
})
