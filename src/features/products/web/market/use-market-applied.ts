import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import type { AppliedFilter } from '#web/list/AppliedFilters.tsx'
import { useQueryClient } from '#web/query/hooks.ts'
import { keyOf, queryOf } from '#web/query/keys.ts'
import { useSite } from '#web/router/use-site.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import type { MarketAsked, MarketPage } from './market.ts'
import { filterNames, isSet, marketHref } from './market-address.ts'
import { wordsAskedFor } from './market-asks.ts'

export interface AppliedMarketFilter extends AppliedFilter {
  readonly name: string
}

/** Each active filter with the URL that removes it. */
export function useMarketApplied(page: MarketPage): AppliedMarketFilter[] {
  const labelOf = useLabels(page)
  const { market, asked } = page
  const without = (part: Partial<MarketAsked>) => marketHref({ ...page, asked: { ...asked, ...part, page: 1 } })
  return filterNames(market).flatMap((name) => {
    const value: unknown = asked[name as keyof MarketAsked]
    if (!isSet(value)) return []
    if (!Array.isArray(value)) return [{ name, label: labelOf(name, String(value)), href: without({ [name]: undefined }) }]
    return value.map((one: string) => ({ name, label: labelOf(name, one), href: without({ [name]: value.filter((other) => other !== one) }) }))
  })
}

/** A filter in words: the name of its value, or what it does. */
function useLabels(page: MarketPage) {
  const { t } = useLingui()
  const { currency } = useSite()
  const numbers = useNumbers()
  const words = useFilterWords()
  const nameOf = useNames(page)
  const money = (amount: string) => moneyText({ amount: Number(amount), currency }, numbers)
  const told: Readonly<Record<string, (value: string) => string>> = {
    search: (search) => t`“${search}”`,
    number: (number) => t`Number ${number}`,
    member_id: (number) => t`Member ${number}`,
    years: words.years,
    condition: (code) => words.conditions[code] ?? nameOf(code),
    item_kind: (code) => words.kinds[code] ?? code,
    price_from: (amount) => t`From ${money(amount)}`,
    price_to: (amount) => t`Up to ${money(amount)}`,
    reward_from: (amount) => t`Reward from ${money(amount)}`,
    reward_to: (amount) => t`Reward up to ${money(amount)}`,
    reward_option: (code) => words.rewards[code] ?? code,
    target: (code) => words.targets[code] ?? code,
    ends_within_days: () => t`Ends this week`,
    is_without_reserve: () => t`No reserve`,
    is_buy_it_now: () => t`Buy it now`,
    minimum_grade: (code) => t`From grade ${nameOf(code)}`,
    catalogue_number: (number) => number.replace(':', ' '),
    my_stuff: (which) => (which === 'hide' ? t`Without my own` : t`My Stuff`),
  }
  return (name: string, value: string) => told[name]?.(value) ?? nameOf(value)
}

/** Names of chosen values, from the vocabularies that the page already contains. */
function useNames(page: MarketPage) {
  const store = useQueryClient()
  const lists = wordsAskedFor(page).flatMap(({ input }) =>
    Object.values(store.getQueryData<AnswerOf<typeof vocabularies.staticData>>(keyOf(queryOf(vocabularies.staticData, input)))?.data ?? {}).flat(),
  )
  return (code: string) => lists.find((term) => term.code === code)?.name ?? code
}
