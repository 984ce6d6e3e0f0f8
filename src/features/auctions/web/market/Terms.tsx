import { useLingui } from '@lingui/react/macro'
import type { FieldParts } from '#features/products/web/public.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Facet } from '#web/ui/layout/Facet.tsx'

/** What only auctions have. */
export function Terms({ rail: { draft, set } }: FieldParts) {
  const { t } = useLingui()
  const flag = (name: 'is_without_reserve' | 'is_buy_it_now') => ({
    name,
    value: 'true',
    checked: draft[name] === true,
    onChange: () => set({ [name]: draft[name] ? undefined : true }),
  })
  return (
    <Facet label={t`Terms`} set={Number(Boolean(draft.is_without_reserve)) + Number(Boolean(draft.is_buy_it_now))}>
      <Check label={t`No reserve`} {...flag('is_without_reserve')} />
      <Check label={t`Buy it now`} {...flag('is_buy_it_now')} />
    </Facet>
  )
}
