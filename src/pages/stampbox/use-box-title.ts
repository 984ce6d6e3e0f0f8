import { useLingui } from '@lingui/react/macro'
import type { BoxPath } from './box-address.ts'

export function useBoxTitle(at: BoxPath, user: { readonly is_own: boolean; readonly full_name: string }): string {
  const { t } = useLingui()
  if (user.is_own) return at === 'gallery' ? t`My stamp box` : t`My Items`
  return at === 'gallery' ? t`${user.full_name}: stamp box` : t`${user.full_name}: items`
}
