import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { ShippingRate } from '#features/shipping/contract.ts'
import { StampItem, StampItemId, units } from '#features/stamp-items/contract.ts'
import { Store, StoreId } from '#features/stores/contract.ts'
import { Amount, Currency, Flag, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'
import type { ProductStatus } from './rules.ts'

export const ProductId = id('products')
export type ProductId = z.infer<typeof ProductId>

export const productStatuses = ['draft', 'published', 'sold_out', 'archived', 'suspended'] as const satisfies readonly ProductStatus[]
const productActions = ['publish', 'unpublish', 'archive', 'restore'] as const
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
    media: z.nullable(Media),
    width_mm: z.nullable(z.int()),
    height_mm: z.nullable(z.int()),
    store_id: StoreId,
    store_name: z.string(),
  }),
)

export const Product = named(
  'Product',
  z.object({
    id: ProductId,
    number: z.int(),
    productable_type: z.enum(['StampItem', 'Supply']),
    productable_id: z.nullable(StampItemId),
    productable: z.nullable(StampItem),
    unit: z.nullable(z.enum(units)),
    store_id: StoreId,
    store: Store,
    user_id: MemberId,
    name: z.string(),
    sub_title: z.string(),
    description: z.string(),
    status: z.enum(productStatuses),
    is_published: z.boolean(),
    published_at: z.nullable(Instant),
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
  /** A supply is listed from an item of kind `other`. */
  productable_type: z._default(z.enum(['StampItem', 'Supply']), 'StampItem'),
  productable_id: StampItemId,
  unit: z._default(z.enum(units), 'used'),
  name: line(140),
  sub_title: z._default(prose(140), ''),
  description: z._default(prose(5_000), ''),
  sku: z._default(prose(60), ''),
  quantity: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
  regular_price: Price,
  sale_price: optional(Price),
  is_published: z._default(Flag, false),
}
