import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { ShippingRate } from '#features/shipping/contract.ts'
import { StampItem, StampItemId, units } from '#features/stamp-items/contract.ts'
import { Store, StoreId } from '#features/stores/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Code, Currency, choices, Flag, fields, Instant, id, line, listOf, MemberId, named, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import type { ProductStatus } from './rules.ts'

export const ProductId = id('ProductId')
export type ProductId = z.infer<typeof ProductId>
export const productSubject = subject({ type: 'product', path: (id) => `/products/${id}` })

export const productStatuses = ['draft', 'published', 'sold_out', 'archived', 'suspended'] as const satisfies readonly ProductStatus[]
const actions = ['publish', 'unpublish', 'archive', 'restore'] as const
const optional = <S extends z.ZodMiniType>(shape: S) => z._default(z.nullable(shape), null)
const Price = Amount.check(z.positive())
const Stock = z.int().check(z.gte(1), z.lte(1_000_000))

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
    actions: z.array(z.enum(actions)),
  }),
)

const productFields = {
  productable_type: z._default(z.enum(['StampItem']), 'StampItem'),
  productable_id: StampItemId,
  unit: z._default(z.enum(units), 'used'),
  name: line(140),
  sub_title: z._default(prose(140), ''),
  description: z._default(prose(5_000), ''),
  sku: z._default(prose(60), ''),
  quantity: z._default(Stock, 1),
  regular_price: Price,
  sale_price: optional(Price),
  is_published: z._default(Flag, false),
}

/** Why something cannot be shown for sale; the same reasons when it is created published, edited or published later. */
const unpublishable = {
  'product.item_not_for_sale': { status: 422, field: 'productable_id' },
  'product.item_committed': { status: 409, field: 'quantity' },
  'product.store_inactive': { status: 409 },
  'product.no_rates': { status: 409 },
  'product.limit': { status: 403 },
} as const
const refusals = {
  ...unpublishable,
  'product.item_not_found': { status: 422, field: 'productable_id' },
  'product.sale_price': { status: 422, field: 'sale_price' },
  'product.no_store': { status: 409 },
} as const
const notFound = { 'product.not_found': { status: 404 } } as const
const wrongState = { 'product.wrong_state': { status: 409 } } as const

export const sorts = ['newest', 'price_low', 'price_high'] as const
const search = z._default(z.string().check(z.maxLength(80)), '')
const YearBand = z.string().check(z.regex(/^(before-\d{4}|\d{4}-(\d{4}|now))$/))

export const productFilters = {
  search,
  country: choices(Code),
  /** `before-1950`, `1950-1959`, … `2020-now`. */
  years: z.optional(YearBand),
  year_issued: z.optional(z.int().check(z.gte(1400), z.lte(2200))),
  condition: choices(z.enum(['MINT', 'USED', 'NA'])),
  /** Minor units. */
  price_from: z.optional(Amount),
  price_to: z.optional(Amount),
  item_kind: choices(z.enum(['stamp', 'coin', 'banknote', 'other'])),
  store_id: z.optional(StoreId),
}

/** Countries and stores that have something for sale, and products: a name once. */
const Suggestions = named(
  'Suggestions',
  z.object({
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    stores: z.array(z.object({ id: StoreId, name: z.string(), product_count: z.int() })),
    products: z.array(ProductCard),
  }),
)

export const products = {
  list: operation({
    http: 'GET /products',
    permission: 'marketplace.buying.listing',
    input: fields({
      ...productFilters,
      productable_type: z.optional(z.enum(['StampItem', 'Supply'])),
      sort: z._default(z.enum(sorts), 'newest'),
      ...paging(25),
    }),
    output: z.object({ products: listOf(ProductCard) }),
    refusals: {},
    doc: 'What is for sale, filtered and sorted.',
  }),
  suggest: operation({
    http: 'GET /search/all',
    permission: 'marketplace.search',
    input: fields({ search, page_size: z._default(z.int().check(z.gte(1), z.lte(11)), 8) }),
    output: z.object({ suggestions: Suggestions }),
    refusals: {},
    limit: { per_minute: 120 },
    doc: 'What the search box offers while somebody types.',
  }),
  ofStore: operation({
    http: 'GET /store/products',
    permission: 'my_store.view',
    input: fields({ status: choices(z.enum(productStatuses)), ...paging(25) }),
    output: z.object({ products: listOf(z.extend(ProductCard, { status: z.enum(productStatuses), number: z.int(), sku: z.string() })) }),
    refusals: {},
    doc: 'Everything in one’s own store, drafts too.',
  }),
  show: operation({
    http: 'GET /products/{id}',
    permission: 'marketplace.buying.view_detail',
    input: fields({ id: ProductId }),
    output: z.object({ product: Product }),
    refusals: notFound,
    doc: 'One product. A draft is its seller’s alone; what is sold out or archived stays readable for those who bought it.',
    about: ({ id }) => [`product:${id}`],
  }),
  create: operation({
    http: 'POST /products',
    permission: 'marketplace.buying.crud',
    input: fields(productFields),
    output: z.object({ product: Product }),
    refusals,
    doc: 'List one’s item in one’s store, as a draft or at once.',
  }),
  update: operation({
    http: 'POST /products/{id}',
    permission: 'marketplace.buying.crud',
    input: fields({ id: ProductId, ...productFields }),
    output: z.object({ product: Product }),
    refusals: { ...refusals, ...notFound, ...wrongState, 'product.reserved': { status: 409 } },
    doc: 'Change a product: all of its fields at once.',
  }),
  publish: operation({
    http: 'POST /products/{id}/publish',
    permission: 'marketplace.buying.crud',
    input: fields({ id: ProductId }),
    output: z.object({ product: Product }),
    refusals: { ...unpublishable, ...notFound, ...wrongState },
    doc: 'Show a draft for sale.',
  }),
  unpublish: operation({
    http: 'POST /products/{id}/unpublish',
    permission: 'marketplace.buying.crud',
    input: fields({ id: ProductId }),
    output: z.object({ product: Product }),
    refusals: { ...notFound, ...wrongState, 'product.reserved': { status: 409 } },
    doc: 'Take a product off the market, back to a draft.',
  }),
  archive: operation({
    http: 'POST /products/{id}/archive',
    permission: 'marketplace.buying.crud',
    input: fields({ id: ProductId }),
    output: z.object({ product: Product }),
    refusals: { ...notFound, ...wrongState, 'product.reserved': { status: 409 } },
    doc: 'Put a product away. Orders of it are not affected.',
  }),
  restore: operation({
    http: 'POST /products/{id}/restore',
    permission: 'marketplace.buying.crud',
    input: fields({ id: ProductId }),
    output: z.object({ product: Product }),
    refusals: { ...notFound, ...wrongState },
    doc: 'Take an archived product back as a draft.',
  }),
  remove: operation({
    http: 'DELETE /products/{id}',
    permission: 'marketplace.buying.crud',
    input: fields({ id: ProductId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...notFound, ...wrongState },
    doc: 'Delete a draft that was never sold.',
  }),
}

export const productChanged = event({
  name: 'products.changed',
  data: z.object({ product_id: ProductId, store_id: StoreId, member_id: MemberId, price: Amount, quantity: z.int(), status: z.string() }),
  touches: ({ product_id, store_id }) => [`product:${product_id}`, `store:${store_id}`],
  shows: ({ price, quantity, status }) => ({ price, quantity, status }),
})
