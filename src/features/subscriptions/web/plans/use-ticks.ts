import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { amountOf, moreThan, type RightKey, rightsOf } from '../../rules.ts'
import { type ShownPlan, usePlanNames, useRightNames } from '../use-plan-words.ts'

/** Bullet points of a plan: all it includes, or what it adds to the plan before. */
export function useTicks(): (plan: ShownPlan, before: ShownPlan | undefined) => readonly string[] {
  const { t } = useLingui()
  const names = usePlanNames()
  const rights = useRightNames()
  const line = (plan: ShownPlan) => (key: RightKey) => {
    if (key !== 'products') return rights[key]
    const n = amountOf(plan, key)
    return Number.isFinite(n)
      ? t`${plural(n, { one: '# item for sale at a time', other: '# items for sale at a time' })}`
      : t`Items for sale without limit`
  }
  return (plan, before) => {
    const keys = rightsOf(before ? [plan, before] : [plan])
    const more = before && moreThan(plan, before, keys)
    if (!before || !more) return keys.filter((key) => amountOf(plan, key) > 0).map(line(plan))
    const { name } = names[before.code]
    return more.length ? [t`Everything in ${name}`, ...more.map(line(plan))] : [t`The same as ${name} at present`]
  }
}
