import { useLingui } from '@lingui/react/macro'
import type { AlertTime } from '../rules.ts'

export function useAlertWords(): Readonly<Record<AlertTime, string>> {
  const { t } = useLingui()
  return { instant: t`At once`, daily: t`Daily`, weekly: t`Weekly`, off: t`Not at all` }
}
