import { useLingui } from '@lingui/react/macro'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { amountOf } from '../../rules.ts'
import type { Cell, ShownPlan, ShownRight } from '../use-plan-words.ts'

/** Cell of the comparison for one right of one plan. */
export function useCells(): (plan: ShownPlan, right: ShownRight) => Cell {
  const { t } = useLingui()
  const whole = new Intl.NumberFormat(useNumbers())
  return (plan, right) => {
    const n = amountOf(plan, right)
    if (n === 0) return false
    if (right.limit === null) return true
    return Number.isFinite(n) ? whole.format(n) : t`Unlimited`
  }
}
