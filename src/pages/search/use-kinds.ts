import { useLingui } from '@lingui/react/macro'
import type { SearchKind } from './search-kinds.ts'

export function useKinds(): Readonly<Record<SearchKind, string>> {
  const { t } = useLingui()
  return { Product: t`For Sale`, Store: t`Stores`, User: t`Members` }
}
