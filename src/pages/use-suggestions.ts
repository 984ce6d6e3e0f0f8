import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { products } from '#features/products/contract.ts'
import { FOR_SALE, SEARCH_RESULT } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { useLatest } from '#web/data.ts'
import { catalogueNumber } from './catalogue-number.ts'
import { useRecentSearches } from './recent-searches.ts'

type Found = AnswerOf<typeof products.suggest>['suggestions']
export type SuggestedProduct = Found['products'][number]

/** One row: where it leads, and what it shows. */
export interface Suggestion {
  readonly key: string
  readonly href: string
  readonly label: string
  readonly recent?: true
  readonly catalogue?: true
  readonly country?: true
  readonly store?: { readonly product_count: number }
  readonly product?: SuggestedProduct
}
export interface SuggestionGroup {
  readonly title: string
  readonly rows: readonly Suggestion[]
}

const DELAY_MS = 500
const searchFor = (text: string) => `${SEARCH_RESULT}?${new URLSearchParams({ search: text })}`

/** With nothing typed, what was searched before; then what the market knows of it. */
export function useSuggestions(typed: string, open: boolean): readonly SuggestionGroup[] {
  const { t } = useLingui()
  const recent = useRecentSearches()
  const asked = useLate(typed.trim())
  const found = useLatest(products.suggest, { search: asked }, open && asked !== '')?.suggestions
  if (!open) return []
  const groups: SuggestionGroup[] =
    typed.trim() === '' ? [{ title: t`Recent searches`, rows: recent.map(recentRow) }] : found && asked ? foundGroups(found) : []
  const number = catalogueNumber(typed)
  if (number) groups.unshift({ title: t`Catalogue number`, rows: [{ key: number, href: searchFor(number), label: number, catalogue: true }] })
  return groups.filter(({ rows }) => rows.length > 0)

  function foundGroups({ countries, products: cards, stores }: Found) {
    return [
      { title: t`Countries`, rows: countries.map(countryRow) },
      { title: t`On the market`, rows: cards.map(productRow) },
      { title: t`Stores`, rows: stores.map(storeRow) },
    ]
  }
}

const recentRow = (text: string): Suggestion => ({ key: `recent ${text}`, href: searchFor(text), label: text, recent: true })
const countryRow = ({ code, name }: Found['countries'][number]): Suggestion => ({
  key: code,
  href: `${FOR_SALE}?${new URLSearchParams({ country: code })}`,
  label: name,
  country: true,
})
const productRow = (product: SuggestedProduct): Suggestion => ({ key: product.id, href: `/products/${product.id}`, label: product.name, product })
const storeRow = ({ id, name, product_count }: Found['stores'][number]): Suggestion => ({
  key: id,
  href: `/stores/${id}`,
  label: name,
  store: { product_count },
})

/** What is typed, once the typing rests. */
function useLate(text: string): string {
  const [late, setLate] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return late
}
