import { useLingui } from '@lingui/react/macro'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { amountOf, type RightKey } from '../../rules.ts'
import type { Cell, ShownPlan } from '../use-plan-words.ts'

/** Cell of the comparison for one right of one plan. */
export function useCells(): (plan: ShownPlan, key: RightKey) => Cell {
  const { t } = useLingui()
  const whole = new Intl.NumberFormat(useNumbers())
  return (plan, key) => {
    const n = amountOf(plan, key)
    if (n === 0) return false
    if (key !== 'products') return true
    return Number.isFinite(n) ? whole.format(n) : t`Unlimited`
  }
}
