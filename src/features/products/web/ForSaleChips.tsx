import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useData, useMaybe } from '#web/data.ts'
import { Chip } from '#web/ui/Chip.tsx'
import { ChipRow } from '#web/ui/ChipRow.tsx'
import { moneyText } from '#web/ui/money-text.ts'
import { useSite } from '#web/use-site.ts'
import { countriesAsked } from './countries-asked.ts'
import { useFilterWords } from './filter-words.ts'
import { type Asked, type ForSale, forSaleHref, unfiltered } from './for-sale-address.ts'

export interface Applied {
  readonly label: string
  readonly href: string
}

/** Every filter that is set, with the address without it. */
export function useApplied({ asked, view }: ForSale): Applied[] {
  const { t } = useLingui()
  const { currency, locale } = useSite()
  const words = useFilterWords()
  const { data } = useData(vocabularies.staticData, countriesAsked(asked.country))
  const store = useMaybe(stores.show, { id: asked.store_id ?? '' }, asked.store_id !== undefined)?.store
  const without = (part: Partial<Asked>) => forSaleHref({ asked: { ...asked, ...part, page: 1 }, view })
  const money = (amount: number) => moneyText({ amount, currency }, locale)
  const each = <Name extends 'country' | 'condition' | 'item_kind'>(name: Name, label: (value: string) => string | undefined) =>
    asked[name].map((value) => ({ label: label(value) ?? value, href: without({ [name]: asked[name].filter((other) => other !== value) }) }))
  const { price_from: from, price_to: to } = asked
  return [
    ...(asked.search ? [{ label: t`“${asked.search}”`, href: without({ search: '' }) }] : []),
    ...each('country', (code) => data.countries?.find((one) => one.code === code)?.name),
    ...(asked.years ? [{ label: words.years(asked.years), href: without({ years: undefined }) }] : []),
    ...(asked.year_issued ? [{ label: String(asked.year_issued), href: without({ year_issued: undefined }) }] : []),
    ...each('condition', (code) => words.conditions[code]),
    ...(from !== undefined ? [{ label: t`From ${money(from)}`, href: without({ price_from: undefined }) }] : []),
    ...(to !== undefined ? [{ label: t`Up to ${money(to)}`, href: without({ price_to: undefined }) }] : []),
    ...each('item_kind', (code) => words.kinds[code]),
    ...(asked.store_id ? [{ label: store?.name ?? t`One store`, href: without({ store_id: undefined }) }] : []),
  ]
}

export function ForSaleChips({ page, applied }: { page: ForSale; applied: readonly Applied[] }) {
  return (
    <ChipRow clearHref={applied.length ? forSaleHref({ ...page, asked: unfiltered(page.asked) }) : undefined}>
      {applied.map(({ label, href }) => (
        <Chip key={href} href={href} applied>
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
}
