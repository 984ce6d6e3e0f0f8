import { useLingui } from '@lingui/react'
import { useSite } from '../../router/use-site.ts'

/** A locale that writes numbers in this format. */
const LIKE = { point: 'en', comma: 'de', space: 'fr' } as const

/** Locale for numbers: the language's, unless the viewer has chosen another format. */
export function useNumbers(): string {
  const { i18n } = useLingui()
  const { numbers } = useSite()
  return numbers === 'auto' ? i18n.locale : LIKE[numbers]
}
