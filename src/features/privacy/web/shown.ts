import type { AnswerOf } from '#kernel/operation.ts'
import { useSite } from '#web/router/use-site.ts'
import type { privacy } from '../contract.ts'

export type OwnPrivacy = AnswerOf<typeof privacy.show>['privacy']

/** Formats bytes as kB or MB. */
export function useWeight() {
  const { locale } = useSite()
  return (bytes: number) => {
    const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
    return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: unit === 'kilobyte' ? 0 : 1 }).format(value)
  }
}
