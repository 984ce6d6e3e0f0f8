import { useLingui } from '@lingui/react/macro'

export function useWishKinds() {
  const { t } = useLingui()
  return [
    { value: 'CatalogueEntry', label: t`Wants` },
    { value: 'StampItem', label: t`Items` },
    { value: 'Album', label: t`Albums` },
    { value: 'Product', label: t`For sale` },
  ] as const
}
