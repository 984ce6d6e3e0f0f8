import { useLingui } from '@lingui/react/macro'
import { stores } from '#features/stores/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import type { AppliedFilter } from '#web/list/AppliedFilters.tsx'
import { useMaybe, useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { useSite } from '#web/router/use-site.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { countriesAsked } from '../filters/countries-asked.ts'
import { listAsked, type TermFacetName } from '../filters/facet-lists.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import { type ForSale, forSaleHref, isSupplies, type ProductFilters, unfiltered } from './for-sale-address.ts'

export interface AppliedProductFilter extends AppliedFilter {
  readonly name: keyof ProductFilters
}

/** Each active filter with the URL that removes it. */
export function useApplied({ asked, view, searched }: ForSale): AppliedProductFilter[] {
  const { t } = useLingui()
  const { currency } = useSite()
  const numbers = useNumbers()
  const words = useFilterWords()
  const nameOf = useNames(asked)
  const store = useMaybe(stores.show, { id: asked.store_id ?? ('' as Id<'stores'>) }, asked.store_id !== undefined)?.store
  const without = (part: Partial<ProductFilters>) => forSaleHref({ asked: { ...asked, ...part, page: 1 }, view, searched })
  const money = (amount: number) => moneyText({ amount, currency }, numbers)
  const one = (name: keyof ProductFilters, label: () => string | undefined) =>
    asked[name] === undefined || asked[name] === '' ? [] : [{ name, label: label() ?? '', href: without({ [name]: unfiltered(asked)[name] }) }]
  const each = (name: Several, label: (value: string) => string | undefined) =>
    asked[name].map((value) => ({
      name,
      label: label(value) ?? value,
      href: without({ [name]: (asked[name] as string[]).filter((other) => other !== value) }),
    }))
  const kinds = { StampItem: t`Stamps and coins`, Supply: t`Supplies` }
  return [
    ...one('search', () => t`“${asked.search}”`),
    ...one('number', () => t`Number ${String(asked.number)}`),
    ...each('country', (code) => nameOf('country', code)),
    ...one('years', () => words.years(asked.years ?? '')),
    ...one('year_issued', () => String(asked.year_issued)),
    ...each('condition', (code) => words.conditions[code]),
    ...each('denomination', (code) => code),
    ...terms.flatMap((name) => each(name, (code) => nameOf(name, code))),
    ...one('price_from', () => t`From ${money(asked.price_from ?? 0)}`),
    ...one('price_to', () => t`Up to ${money(asked.price_to ?? 0)}`),
    ...each('item_kind', (code) => words.kinds[code]),
    ...(asked.productable_type && !isSupplies({ asked, searched })
      ? [{ name: 'productable_type' as const, label: kinds[asked.productable_type], href: without({ productable_type: undefined }) }]
      : []),
    ...one('store_id', () => store?.name ?? t`One store`),
    ...one('my_stuff', () => (asked.my_stuff === 'hide' ? t`Without my own` : t`My Stuff`)),
  ]
}
type Several = 'country' | 'condition' | 'item_kind' | 'denomination' | TermFacetName
const terms = ['grade', 'color', 'quality', 'format', 'topic_ids', 'category_ids', 'shipping_option'] as const satisfies readonly TermFacetName[]

/** Names of chosen values, from the vocabularies that the page already contains. */
function useNames(asked: ProductFilters) {
  const store = useQueryClient()
  return (name: 'country' | TermFacetName, code: string) => {
    const input = name === 'country' ? countriesAsked(asked.country) : listAsked(name, asked)
    const lists = store.getQueryData<AnswerOf<typeof vocabularies.staticData>>(keyOf(queryOf(vocabularies.staticData, input)))?.data ?? {}
    return Object.values(lists)
      .flat()
      .find((term) => term.code === code)?.name
  }
}
