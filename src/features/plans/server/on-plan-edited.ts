import { on } from '#server/operations/slice.ts'
import { planEdited, plansChanged } from '../contract.ts'
import { forgetPlans } from './plans.ts'

/** Forgotten first, told second: no page that asks again is answered from memory. */
export const onPlanEdited = on(planEdited, 'members.forget_plans', async ({ tx, emit }, { code }) => {
  forgetPlans(tx)
  emit(plansChanged, { code })
})
