import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { subscriptions } from '../../contract.ts'
import { amountOf, moreThan, rightsOf } from '../../rules.ts'
import { type ShownPlan, type ShownRight, usePlanNames } from '../use-plan-words.ts'

/** Bullet points of a plan: all it includes, or what it adds to the plan before. */
export function useTicks(): (plan: ShownPlan, before: ShownPlan | undefined) => readonly string[] {
  const { t } = useLingui()
  const names = usePlanNames()
  const { rights } = useData(subscriptions.plans, {})
  const line = (plan: ShownPlan) => (right: ShownRight) => plan.amounts[right.key] ?? right.unlimited ?? right.name
  return (plan, before) => {
    const shown = rightsOf(before ? [plan, before] : [plan], rights)
    const more = before && moreThan(plan, before, shown)
    if (!before || !more) return shown.filter((right) => amountOf(plan, right) > 0).map(line(plan))
    const { name } = names[before.code]
    return more.length ? [t`Everything in ${name}`, ...more.map(line(plan))] : [t`The same as ${name} at present`]
  }
}
