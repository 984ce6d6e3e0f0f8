import { useLingui } from '@lingui/react/macro'
import type { Kind } from './search-kinds.ts'

/** What may be searched for, in words. */
export function useKinds(): Readonly<Record<Kind, string>> {
  const { t } = useLingui()
  return { Product: t`For Sale`, Store: t`Stores`, User: t`Members` }
}
