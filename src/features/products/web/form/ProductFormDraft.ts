import { givenAgain, type ItemAnswer } from '#features/stamp-items/web/public.tsx'
import type { AnswerOf, GivenOf } from '#kernel/operation.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { instantOf, isLocal, localAt } from '#kernel/time/wall-time.ts'
import type { products } from '../../contract.ts'

export type ProductAnswer = AnswerOf<typeof products.show>['product']
export type ProductGiven = GivenOf<typeof products.create>
type SupplyAnswer = NonNullable<ProductAnswer['supply']>

/** Form state. Amounts in minor units; undefined while invalid. */
export interface ProductDraft {
  readonly productable_type: ProductAnswer['productable_type']
  readonly condition: SupplyAnswer['condition']
  readonly category_ids: readonly string[]
  readonly regular_price: number | undefined
  readonly sale_price: number | undefined
  readonly unit: 'mint' | 'used'
  /** Undefined while it is not an integer. */
  readonly quantity: number | undefined
  readonly name: string
  readonly sub_title: string
  readonly sku: string
  readonly description: string
  readonly accepting_best_offer: boolean
  readonly may_be_exhibited: boolean
  /** Days; empty for the store's own. */
  readonly domestic: string
  readonly international: string
  /** Separated by commas. */
  readonly tags: string
  readonly shipping_option: string
  readonly shipping_instructions: string
  readonly parcel: ParcelDraft
  /** By the clock of the member’s own zone, as its field writes it; empty for at once. */
  readonly published_at: string
}
/** What every part of the form is handed. */
export interface ProductFormTermsProps {
  readonly draft: ProductDraft
  readonly set: (news: Partial<ProductDraft>) => void
  readonly refusal: Refusal | undefined
}
/** As typed: inches, pounds and ounces. */
export type ParcelDraft = Readonly<Record<'length' | 'width' | 'height' | 'lbs_weight' | 'weight', string>>

/** An unreadable sale price must fail validation and not be sent as "no sale price". */
export const UNCLEAR = -1

/** Units not committed elsewhere. */
export const freeOf = ({ quantity_owned, committed }: ItemAnswer, unit: 'mint' | 'used'): number => quantity_owned[unit] - (committed?.[unit] ?? 0)

const blank: ProductDraft = {
  ...{
    productable_type: 'StampItem',
    condition: 'NEW',
    category_ids: [],
    regular_price: undefined,
    sale_price: undefined,
    unit: 'used',
    quantity: 1,
  },
  ...{ name: '', sub_title: '', sku: '', description: '', accepting_best_offer: false, may_be_exhibited: false, domestic: '', international: '' },
  ...{ tags: '', shipping_option: '', shipping_instructions: '', published_at: '' },
  parcel: { length: '', width: '', height: '', lbs_weight: '', weight: '' },
}

/** Defaults from the item, so that only the price must be typed; of a supply there are none. */
export const listingOf = (item: ItemAnswer | null): ProductDraft =>
  item
    ? { ...blank, unit: freeOf(item, 'used') > 0 ? 'used' : 'mint', name: item.name, description: item.description }
    : { ...blank, productable_type: 'Supply' }

const typed = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

export function productDraftOf(product: ProductAnswer, zone: string): ProductDraft {
  const { productable_type, supply, regular_price, name, sub_title, sku, description, accepting_best_offer, may_be_exhibited } = product
  const { return_policy, parcel_detail: parcel, status, published_at } = product
  return {
    ...{ productable_type, regular_price, name, sub_title, sku, description, accepting_best_offer, may_be_exhibited },
    condition: supply?.condition ?? 'NEW',
    category_ids: supply?.category_ids ?? [],
    sale_price: product.sale_price ?? undefined,
    unit: product.unit ?? 'used',
    quantity: Math.max(1, product.quantity),
    domestic: typed(return_policy.domestic),
    international: typed(return_policy.international),
    tags: product.tags.join(', '),
    shipping_option: product.shipping_option ?? '',
    shipping_instructions: product.shipping_instructions,
    parcel: {
      ...{ length: typed(parcel?.length), width: typed(parcel?.width), height: typed(parcel?.height) },
      ...{ lbs_weight: typed(parcel?.lbs_weight), weight: typed(parcel?.weight) },
    },
    published_at: status === 'scheduled' && published_at ? localAt(zone, Date.parse(published_at)) : '',
  }
}

const days = (text: string) => (text === '' ? null : Number(text))

interface What {
  /** The item; of a supply there is none. */
  readonly productable_id: string | null
  readonly media_ids?: readonly string[]
  /** Of the member. */
  readonly zone: string
}
export function productGiven(draft: ProductDraft, { productable_id, media_ids = [], zone }: What, is_published: boolean): ProductGiven {
  const { domestic, international, tags, parcel: _sent_apart, published_at, category_ids, condition, ...given } = draft
  return {
    ...given,
    productable_id,
    ...(draft.productable_type === 'Supply' && { condition, category_ids: [...category_ids], media_ids: media_ids as ProductGiven['media_ids'] }),
    // Invalid fields are sent as null, so that the server returns its usual messages.
    quantity: (draft.quantity ?? null) as number,
    regular_price: draft.regular_price as number,
    sale_price: draft.sale_price ?? null,
    return_policy: { domestic: days(domestic), international: days(international) },
    tags: tags.split(',').flatMap((tag) => tag.trim() || []),
    shipping_option: draft.shipping_option || null,
    is_published,
    published_at: isLocal(published_at) && is_published ? instantOf(published_at, zone).toISOString() : null,
  }
}

/** The parcel as the server wants it; undefined while nothing is typed. What is no number is sent as it stands, so that the server says so. */
export function parcelGiven({ parcel }: ProductDraft) {
  if (Object.values(parcel).every((text) => text.trim() === '')) return undefined
  const number = (text: string) => (text.trim() === '' ? 0 : Number(text.replace(',', '.')))
  return {
    ...{ length: number(parcel.length), width: number(parcel.width), height: number(parcel.height) },
    ...{ lbs_weight: number(parcel.lbs_weight), weight: number(parcel.weight) },
  }
}

export const itemForSale = (item: ItemAnswer) => ({ id: item.id, ...givenAgain(item), status: 'FOR_SALE' as const })
