import * as z from 'zod/mini'
import { CardPicture, Media, MediaId } from '#features/media/contract.ts'
import { ShippingRate } from '#features/shipping/contract.ts'
import { StampItem, units } from '#features/stamp-items/contract.ts'
import { Store, StoreId } from '#features/stores/contract.ts'
import { Amount, Code, Currency, Flag, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'
import type { ProductStatus } from './rules.ts'

export const ProductId = id('products')
export type ProductId = z.infer<typeof ProductId>

export const productStatuses = ['draft', 'scheduled', 'published', 'sold_out', 'archived', 'suspended'] as const satisfies readonly ProductStatus[]
const productActions = ['publish', 'schedule', 'unpublish', 'archive', 'restore'] as const
const optional = <S extends z.ZodMiniType>(shape: S) => z._default(z.nullable(shape), null)
const Price = Amount.check(z.positive())

export const ProductCard = named(
  'ProductCard',
  z.object({
    id: ProductId,
    name: z.string(),
    productable_type: z.enum(['StampItem', 'Supply']),
    item_kind: z.string(),
    country: z.nullable(z.string()),
    country_name: z.nullable(z.string()),
    year_issued: z.nullable(z.int()),
    condition: z.nullable(z.string()),
    condition_name: z.nullable(z.string()),
    catalogue_number: z.nullable(z.string()),
    price: Price,
    regular_price: Price,
    currency: Currency,
    quantity: z.int(),
    media: z.nullable(CardPicture),
    width_mm: z.nullable(z.int()),
    height_mm: z.nullable(z.int()),
    store_id: StoreId,
    store_name: z.string(),
  }),
)

const supplyConditions = ['NEW', 'USED', 'NA'] as const
/** A supply as it is sold: it is part of its product and of no collection. */
const Supply = named(
  'Supply',
  z.object({
    id: id('supplies'),
    sub_title: z.string(),
    condition: z.enum(supplyConditions),
    category_ids: z.array(z.string()),
    media_ids: z.array(MediaId),
    medias: z.array(Media),
  }),
)

const inches = z.number().check(z.positive(), z.lte(200))
/** Size in inches; weight in pounds (`lbs_weight`) and ounces (`weight`). */
export const parcelFields = {
  length: inches,
  width: inches,
  height: inches,
  lbs_weight: z._default(z.number().check(z.gte(0), z.lte(150)), 0),
  weight: z._default(z.number().check(z.gte(0), z.lt(16)), 0),
}
const ParcelDetail = named(
  'ParcelDetail',
  z.object({ id: id('parcel_details'), length: z.number(), width: z.number(), height: z.number(), lbs_weight: z.number(), weight: z.number() }),
)

/** Days in which it can be returned; null: the store's own, 0: not at all. */
const Days = z._default(z.nullable(z.int().check(z.gte(0), z.lte(365))), null)
const ReturnPolicy = z.strictObject({ domestic: Days, international: Days })

export const Product = named(
  'Product',
  z.object({
    id: ProductId,
    number: z.int(),
    productable_type: z.enum(['StampItem', 'Supply']),
    /** Of a stamp item its id, of a supply that of the supply. */
    productable_id: z.nullable(z.uuid()),
    /** The item; null for a supply, which stands under `supply`. */
    productable: z.nullable(StampItem),
    supply: z.nullable(Supply),
    unit: z.nullable(z.enum(units)),
    store_id: StoreId,
    store: Store,
    user_id: MemberId,
    name: z.string(),
    sub_title: z.string(),
    description: z.string(),
    status: z.enum(productStatuses),
    is_published: z.boolean(),
    /** Of a scheduled product the time at which it will be published. */
    published_at: z.nullable(Instant),
    accepting_best_offer: z.boolean(),
    may_be_exhibited: z.boolean(),
    return_policy: z.object({ domestic: z.nullable(z.int()), international: z.nullable(z.int()) }),
    tags: z.array(z.string()),
    shipping_option: z.nullable(z.string()),
    shipping_instructions: z.string(),
    parcel_detail: z.nullable(ParcelDetail),
    /** When the last unit was sold; null while any is left. */
    sold_at: z.nullable(Instant),
    sku: z.string(),
    /** Units that can be bought now, without reserved ones. */
    quantity: z.int(),
    regular_price: Price,
    sale_price: z.nullable(Price),
    price: Price,
    currency: Currency,
    medias: z.array(Media),
    /** Names of the item's codes in the viewer's language: { condition: 'mint never hinged', … }. */
    names: z.record(z.string(), z.string()),
    rates: z.array(ShippingRate),
    /** What the viewer may do now. */
    actions: z.array(z.enum(productActions)),
  }),
)

export const productFields = {
  productable_type: z._default(z.enum(['StampItem', 'Supply']), 'StampItem'),
  /** The item that is sold; a supply needs none, because it is kept with its product. */
  productable_id: optional(z.uuid()),
  unit: z._default(z.enum(units), 'used'),
  /** Of a supply only, like its categories and pictures: an item has its own. */
  condition: z._default(z.enum(supplyConditions), 'NEW'),
  category_ids: z._default(z.array(Code).check(z.maxLength(10)), []),
  media_ids: z._default(z.array(MediaId).check(z.maxLength(12)), []),
  name: line(140),
  sub_title: z._default(prose(140), ''),
  description: z._default(prose(5_000), ''),
  sku: z._default(prose(60), ''),
  quantity: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  regular_price: Price,
  sale_price: optional(Price),
  accepting_best_offer: z._default(Flag, false),
  may_be_exhibited: z._default(Flag, false),
  return_policy: z._default(ReturnPolicy, { domestic: null, international: null }),
  tags: z._default(z.array(line(40)).check(z.maxLength(20)), []),
  /** The one way it is sent; left out, all of the seller's ways are open. */
  shipping_option: optional(Code),
  shipping_instructions: z._default(prose(1_000), ''),
  is_published: z._default(Flag, false),
  /** With `is_published`, a time ahead publishes it then. */
  published_at: optional(Instant),
}
