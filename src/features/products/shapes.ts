import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { ShippingRate } from '#features/shipping/contract.ts'
import { StampItem, StampItemId, units } from '#features/stamp-items/contract.ts'
import { Store, StoreId } from '#features/stores/contract.ts'
import { Amount, Code, Currency, choices, Flag, Instant, id, line, MemberId, named, prose } from '#kernel/shapes.ts'
import { type ProductStatus, plainDenomination } from './rules.ts'

export const ProductId = id('ProductId')
export type ProductId = z.infer<typeof ProductId>

export const productStatuses = ['draft', 'published', 'sold_out', 'archived', 'suspended'] as const satisfies readonly ProductStatus[]
const productActions = ['publish', 'unpublish', 'archive', 'restore'] as const
const optional = <S extends z.ZodMiniType>(shape: S) => z._default(z.nullable(shape), null)
const Price = Amount.check(z.positive())

/** What a list shows of a product. */
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
    /** Since when nothing of it is left; null while something is. */
    sold_at: z.nullable(Instant),
    sku: z.string(),
    /** What may still be bought now. */
    quantity: z.int(),
    regular_price: Price,
    sale_price: z.nullable(Price),
    price: Price,
    currency: Currency,
    medias: z.array(Media),
    /** Names of the item's codes in the reader's language: { condition: 'mint never hinged', … }. */
    names: z.record(z.string(), z.string()),
    rates: z.array(ShippingRate),
    /** What the asking viewer may do with it now. */
    actions: z.array(z.enum(productActions)),
  }),
)

export const productFields = {
  /** A supply keeps or handles collectibles; it is listed from an item of kind `other`. */
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

/** The best match is the newest where no words are asked for. */
export const sorts = ['best', 'newest', 'price_low', 'price_high'] as const
/** As a seller wrote it, without regard to case: `20 c`. */
const Denomination = z.string().check(z.overwrite(plainDenomination), z.minLength(1), z.maxLength(60))

const described = { grade: choices(Code), color: choices(Code), quality: choices(Code), format: choices(Code), shipping_option: choices(Code) }

export const productFilters = {
  search: z._default(z.string().check(z.maxLength(80)), ''),
  /** The spoken number of a product or of a store. */
  number: z.optional(z.int().check(z.gte(1), z.lte(99_999_999))),
  country: choices(Code),
  /** `before-1950`, `1950-1959`, … `2020-now`. */
  years: z.optional(z.string().check(z.regex(/^(before-\d{4}|\d{4}-(\d{4}|now))$/))),
  year_issued: z.optional(z.int().check(z.gte(1400), z.lte(2200))),
  condition: choices(z.enum(['MINT', 'USED', 'NA'])),
  denomination: choices(Denomination),
  ...described,
  topic_ids: choices(Code),
  category_ids: choices(Code),
  /** Minor units. */
  price_from: z.optional(Amount),
  price_to: z.optional(Amount),
  item_kind: choices(z.enum(['stamp', 'coin', 'banknote', 'other'])),
  store_id: z.optional(StoreId),
  productable_type: z.optional(z.enum(['StampItem', 'Supply'])),
  /** One's own listings alone, or all but those; a guest has none. */
  my_stuff: z.optional(z.enum(['only', 'hide'])),
}

/** Countries and stores that have something for sale, and products: a name once. */
export const Suggestions = named(
  'Suggestions',
  z.object({
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    stores: z.array(z.object({ id: StoreId, uuid: z.int(), name: z.string(), product_count: z.int() })),
    products: z.array(ProductCard),
    /** Nothing is found by what was typed: how it may have been meant, which is what is offered then. */
    meant: z.nullable(z.string()),
  }),
)

/** `more`: over 1,000. `about`: too many to count them all, reckoned from the newest. */
export const FacetCount = z.object({ code: z.string(), count: z.int(), is: z.enum(['exact', 'more', 'about']) })
/** A piece in a strip: one small picture of it, and how large it is. */
export const Piece = z.object({
  picture_url: z.string(),
  width: z.int(),
  height: z.int(),
  width_mm: z.nullable(z.int()),
  height_mm: z.nullable(z.int()),
  productable_type: z.enum(['StampItem', 'Supply']),
})
export const Shelf = z.extend(FacetCount, { name: z.string(), piece: z.nullable(Piece) })

/** A filter by its name; of a search also what is left of it, or how it was meant. The total is exact to 1,000. */
export const Drop = z.object({
  filter: z.string(),
  search: z.nullable(z.string()),
  is_spelling: z.boolean(),
  total: z.int(),
  more_than_total: z.boolean(),
})
