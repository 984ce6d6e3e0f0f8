import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { products } from '../../contract.ts'

export type Product = AnswerOf<typeof products.show>['product']
type ProductItem = NonNullable<Product['productable']>

/** Name of a code in the viewer's language, otherwise the code. */
export const named = ({ names, productable }: Product, field: keyof ProductItem & string): string | undefined => {
  const code = productable?.[field]
  return names[field] ?? (typeof code === 'string' && code !== '' && code !== 'NA' ? code : undefined)
}

/** "Yvert 6, Michel 7a". */
export const numbersOf = ({ names, productable }: Product): string =>
  names.catalogue_number ?? (productable?.catalogue_number ?? []).map(({ number }) => number).join(', ')

/** "France · 1849 · Yvert 6, Michel 7a"; for a supply, new or used. */
export const metaOf = (product: Product): string =>
  product.productable_type === 'Supply'
    ? (named(product, 'condition') ?? '')
    : [named(product, 'country'), product.productable?.year_issued, numbersOf(product)].filter(Boolean).join(' · ')

/** Catalogue value; shown only together with the catalogue's year. */
export function useCatalogueValue({ productable, currency }: Product): string | undefined {
  const { t } = useLingui()
  const numbers = useNumbers()
  const valued = productable?.catalogue_number.find(({ value, year }) => value !== null && year !== null)
  if (!valued) return undefined
  const worth = moneyText({ amount: valued.value ?? 0, currency }, numbers)
  const { year } = valued
  return t`catalogue ${worth} (${year})`
}

export const sizeOf = (item: Pick<ProductItem, 'width_mm' | 'height_mm'> | null): string | undefined =>
  item?.width_mm && item.height_mm ? `${item.width_mm} × ${item.height_mm} mm` : undefined

/** "6 × 4 × 0.5 in, 0 lb 3 oz" */
export function parcelOf({ parcel_detail }: Product): string | undefined {
  if (!parcel_detail) return undefined
  const { length, width, height, lbs_weight, weight } = parcel_detail
  return `${[length, width, height].join(' × ')} in, ${lbs_weight} lb ${weight} oz`
}

/** Availability. `reserved`: all units are at a checkout and may be released or sold. */
export function standOf({ status, quantity, store }: Product): 'for_sale' | 'reserved' | 'sold' | 'away' {
  if (status === 'sold_out') return 'sold'
  if (status !== 'published' || store.on_vacation) return 'away'
  return quantity > 0 ? 'for_sale' : 'reserved'
}
