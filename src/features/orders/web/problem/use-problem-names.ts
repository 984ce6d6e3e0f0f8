import { useLingui } from '@lingui/react/macro'
import type { OrderProblem } from '../../rules.ts'

export function useProblemNames(): Record<OrderProblem, string> {
  const { t } = useLingui()
  return {
    not_arrived: t`It has not arrived`,
    damaged: t`It arrived damaged`,
    not_as_described: t`It is not what was described`,
    other: t({ message: 'Something else', context: 'a problem with a parcel' }),
  }
}
