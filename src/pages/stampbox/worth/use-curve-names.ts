import { useLingui } from '@lingui/react/macro'
import type { curves } from './worth-points.ts'

export function useCurveNames(): Record<(typeof curves)[number], string> {
  const { t } = useLingui()
  return { estimated: t`Estimated value`, paid: t`Paid`, sold: t({ message: 'Sold', context: 'sum of all sales' }) }
}
