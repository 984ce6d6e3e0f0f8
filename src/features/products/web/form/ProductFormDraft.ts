import { givenAgain, type ItemAnswer } from '#features/stamp-items/web/public.tsx'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import type { products } from '../../contract.ts'

export type ProductAnswer = AnswerOf<typeof products.show>['product']
export type ProductGiven = GivenOf<typeof products.create>

/** Form state. Amounts in minor units; undefined while invalid. */
export interface ProductDraft {
  readonly productable_type: ProductAnswer['productable_type']
  readonly regular_price: number | undefined
  readonly sale_price: number | undefined
  readonly unit: 'mint' | 'used'
  /** Undefined while it is not an integer. */
  readonly quantity: number | undefined
  readonly name: string
  readonly sub_title: string
  readonly sku: string
  readonly description: string
}

/** An unreadable sale price must fail validation and not be sent as "no sale price". */
export const UNCLEAR = -1

/** Units not committed elsewhere. */
export const freeOf = ({ quantity_owned, committed }: ItemAnswer, unit: 'mint' | 'used'): number => quantity_owned[unit] - (committed?.[unit] ?? 0)

/** Defaults from the item, so that only the price must be typed. */
export const listingOf = (item: ItemAnswer): ProductDraft => ({
  productable_type: 'StampItem',
  regular_price: undefined,
  sale_price: undefined,
  unit: freeOf(item, 'used') > 0 ? 'used' : 'mint',
  quantity: 1,
  name: item.name,
  sub_title: '',
  sku: '',
  description: item.description,
})

export const productDraftOf = ({
  productable_type,
  regular_price,
  sale_price,
  unit,
  quantity,
  name,
  sub_title,
  sku,
  description,
}: ProductAnswer): ProductDraft => ({
  ...{ productable_type, regular_price, name, sub_title, sku, description },
  sale_price: sale_price ?? undefined,
  unit: unit ?? 'used',
  quantity: Math.max(1, quantity),
})

export const productGiven = (draft: ProductDraft, productable_id: string, is_published: boolean): ProductGiven => ({
  ...draft,
  productable_id: productable_id as ProductGiven['productable_id'],
  // Invalid fields are sent as null, so that the server returns its usual messages.
  quantity: (draft.quantity ?? null) as number,
  regular_price: draft.regular_price as number,
  sale_price: draft.sale_price ?? null,
  is_published,
})

export const itemForSale = (item: ItemAnswer) => ({ id: item.id, ...givenAgain(item), status: 'FOR_SALE' as const })
