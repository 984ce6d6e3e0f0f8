import { useLingui } from '@lingui/react/macro'
import { countriesAsked, listAsked, type TermFacetName, termFacets, useFilterWords } from '#features/products/web/public.tsx'
import { vocabularies } from '#features/vocabularies/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import type { AppliedFilter } from '#web/list/AppliedFilters.tsx'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { useSite } from '#web/router/use-site.ts'
import { useMoney } from '../use-money.ts'
import { type AuctionFilters, type MarketPage, marketHref, unfiltered } from './market-address.ts'

type Several = 'country' | 'condition' | 'item_kind' | 'denomination' | TermFacetName

/** Each active filter with the URL that removes it. */
export function useApplied({ asked, open }: MarketPage): AppliedFilter[] {
  const { t } = useLingui()
  const money = useMoney(useSite().currency)
  const words = useFilterWords()
  const nameOf = useNames(asked)
  const without = (part: Partial<AuctionFilters>) => marketHref({ asked: { ...asked, ...part, page: 1 }, open })
  const one = (name: keyof AuctionFilters, label: () => string) =>
    asked[name] === undefined || asked[name] === '' ? [] : [{ label: label(), href: without({ [name]: unfiltered(asked)[name] }) }]
  const each = (name: Several, label: (value: string) => string | undefined) =>
    asked[name].map((value) => ({
      label: label(value) ?? value,
      href: without({ [name]: (asked[name] as string[]).filter((other) => other !== value) }),
    }))
  return [
    ...one('search', () => t`“${asked.search}”`),
    ...one('is_without_reserve', () => t`No reserve`),
    ...one('is_buy_it_now', () => t`Buy it now`),
    ...each('country', (code) => nameOf('country', code)),
    ...one('years', () => words.years(asked.years ?? '')),
    ...one('year_issued', () => String(asked.year_issued)),
    ...each('condition', (code) => words.conditions[code]),
    ...each('denomination', (code) => code),
    ...termFacets.flatMap((name) => each(name, (code) => nameOf(name, code))),
    ...one('price_from', () => t`From ${money(asked.price_from ?? 0)}`),
    ...one('price_to', () => t`Up to ${money(asked.price_to ?? 0)}`),
    ...each('item_kind', (code) => words.kinds[code]),
    ...one('catalogue_number', () => asked.catalogue_number ?? ''),
    ...one('member_id', () => t`Member ${String(asked.member_id)}`),
    ...one('my_stuff', () => (asked.my_stuff === 'hide' ? t`Without my own` : t`My Stuff`)),
  ]
}

/** Names of chosen values, from the vocabularies that the page already contains. */
function useNames(asked: AuctionFilters) {
  const store = useQueryClient()
  return (name: 'country' | TermFacetName, code: string) => {
    const input = name === 'country' ? countriesAsked(asked.country) : listAsked(name, asked)
    const lists = store.getQueryData<AnswerOf<typeof vocabularies.staticData>>(keyOf(queryOf(vocabularies.staticData, input)))?.data ?? {}
    return Object.values(lists)
      .flat()
      .find((term) => term.code === code)?.name
  }
}
