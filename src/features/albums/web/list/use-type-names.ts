import { useLingui } from '@lingui/react/macro'

export function useTypeNames() {
  const { t } = useLingui()
  return {
    plain: t({ message: 'Album', context: 'kind of album' }),
    lot: t({ message: 'Lot', context: 'kind of album' }),
    set: t({ message: 'Set', context: 'kind of album' }),
  }
}
