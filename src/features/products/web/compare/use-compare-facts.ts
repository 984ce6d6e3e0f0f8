import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import { named, numbersOf, type Product, sizeOf } from '../product/product-words.ts'

export interface ComparedFact {
  readonly label: string
  /** One for each product; empty where nothing is told. */
  readonly values: readonly string[]
  readonly differs: boolean
}

/** What is told of them, fact by fact, without facts that none of them tells. */
export function useCompareFacts(products: readonly Product[]): ComparedFact[] {
  const { t } = useLingui()
  const numbers = useNumbers()
  const money = (amount: number, { currency }: Product) => moneyText({ amount, currency }, numbers)
  const days = (count: number) => (count ? t`${plural(count, { one: 'within # day', other: 'within # days' })}` : t`No returns`)
  const rows: [label: string, (product: Product) => string | number | null | undefined][] = [
    [t`Price`, (one) => money(one.price, one)],
    [t`Delivery from`, (one) => one.rates[0] && (one.rates[0].amount ? money(one.rates[0].amount, one) : t`Free`)],
    [t`Minimum order`, (one) => one.store.minimum_order && money(one.store.minimum_order, one)],
    [t`Offers`, (one) => (one.accepting_best_offer ? t`welcome` : t`no`)],
    [t`Pieces left`, (one) => one.quantity],
    [t`Country and year`, (one) => [named(one, 'country'), one.productable?.year_issued].filter(Boolean).join(', ')],
    [t`Catalogue numbers`, numbersOf],
    [t`Denomination`, ({ productable }) => productable?.denomination],
    [t`Colour`, (one) => named(one, 'color')],
    [t`Kind of supply`, ({ productable_type, names }) => (productable_type === 'Supply' ? names.category_ids : undefined)],
    [t`Condition`, (one) => named(one, 'condition')],
    [t`Grade`, (one) => named(one, 'grade')],
    [t`Quality`, (one) => named(one, 'quality')],
    [t`Format`, (one) => named(one, 'format')],
    [t`Perforation`, ({ productable }) => productable?.perforation],
    [t`Size`, ({ productable }) => sizeOf(productable)],
    [t`Store`, ({ store }) => store.name],
    [t`Sent from`, ({ store }) => [store.city, store.country_name].filter(Boolean).join(', ')],
    [t`Returns`, ({ store }) => days(store.returns_days)],
  ]
  return rows
    .map(([label, of]) => ({ label, values: products.map((one) => String(of(one) || '')) }))
    .filter(({ values }) => values.some(Boolean))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }))
}
