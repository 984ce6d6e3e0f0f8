import { useLingui } from '@lingui/react'
import { useSite } from '../../router/use-site.ts'

/** A language that writes numbers so. */
const LIKE = { point: 'en', comma: 'de', space: 'fr' } as const

/** By whose custom amounts are written: that of the reader's language, unless they have set another. */
export function useNumbers(): string {
  const { i18n } = useLingui()
  const { numbers } = useSite()
  return numbers === 'auto' ? i18n.locale : LIKE[numbers]
}
