import * as z from 'zod/mini'
import { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { facetCounts, listingFilters, Piece, relaxations, Speciality, sorts, topValues } from '#features/listings/contract.ts'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, choices, Flag, fields, Instant, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { Product, ProductCard, ProductId, parcelFields, productFields, productStatuses } from './shapes.ts'

export { Product, ProductCard, ProductId, productStatuses } from './shapes.ts'

export const productSubject = subject({ type: 'product', name: 'Product', path: (id) => `/products/${id}` })

/** Refusals to publish, the same on create, edit and publish. */
const unpublishable = {
  'product.item_not_for_sale': { status: 422, field: 'productable_id' },
  'product.item_picture': { status: 422, field: 'productable_id' },
  'product.item_committed': { status: 409, field: 'quantity' },
  'product.store_inactive': { status: 409 },
  'product.no_rates': { status: 409 },
  'product.limit': { status: 403 },
} as const
const refusals = {
  ...unpublishable,
  'product.item_not_found': { status: 422, field: 'productable_id' },
  'product.sale_price': { status: 422, field: 'sale_price' },
  'product.other_kind': { status: 422, field: 'productable_type' },
  'product.category': { status: 422, field: 'category_ids' },
  'product.media': { status: 422, field: 'media_ids' },
  'product.shipping_option': { status: 422, field: 'shipping_option' },
  'product.schedule': { status: 422, field: 'published_at' },
  'product.no_store': { status: 409 },
} as const
const notFound = { 'product.not_found': { status: 404 } } as const
const wrongState = { 'product.wrong_state': { status: 409 } } as const

/** Base of the seller's actions on one product. */
const move = { permission: 'marketplace.buying.crud', input: fields({ id: ProductId }), output: z.object({ product: Product }) } as const

/** So many products are compared at once. */
export const COMPARED = 4

export const products = {
  list: operation({
    http: 'GET /products',
    permission: 'marketplace.buying.listing',
    guests: true,
    input: fields({
      ...listingFilters,
      /** `now`: leaves out products whose whole stock is reserved at a checkout. */
      available: z.optional(z.enum(['now'])),
      /** 0: what one has not shown for sale yet, newest first; of the filters then only words, store and `productable_type` count. */
      is_published: z.optional(Flag),
      sort: z._default(z.enum(sorts), 'best'),
      ...paging(PAGE.usual),
    }),
    output: z.object({ products: listOf(ProductCard) }),
    refusals: {},
    doc: 'What is for sale, filtered and sorted; or, with `is_published=0`, one’s own drafts.',
  }),
  counts: operation({
    http: 'GET /products/get-counts',
    permission: 'marketplace.buying.listing',
    guests: true,
    input: fields(listingFilters),
    output: facetCounts,
    refusals: {},
    doc: 'How many there are of each value of each filter, with the other filters applied. Up to a minute old.',
  }),
  drops: operation({
    http: 'GET /products/get-drops',
    permission: 'marketplace.buying.listing',
    guests: true,
    input: fields(listingFilters),
    output: relaxations,
    refusals: {},
    doc: 'Where nothing fits: what each filter alone would give if it were dropped, and what fewer words would. The most first; what gives nothing is left out. Up to a minute old.',
  }),
  shelves: operation({
    http: 'GET /products/get-shelves',
    permission: 'marketplace.buying.listing',
    guests: true,
    input: fields({}),
    output: topValues,
    refusals: {},
    doc: 'The ways into the market: where most is for sale, by country, topic and decade, each country and topic with its newest piece. Up to a minute old.',
  }),
  windows: operation({
    http: 'GET /products/get-windows',
    permission: 'marketplace.buying.listing',
    guests: true,
    input: fields({ store_id: choices(StoreId) }),
    output: z.object({ windows: z.array(z.object({ store_id: StoreId, pieces: z.array(Piece) })) }),
    refusals: {},
    doc: 'Of each of these stores the newest three pieces, for the strip that it is shown by. A store without any is not in the answer. Up to a minute old.',
  }),
  specialities: operation({
    http: 'GET /products/get-specialities',
    permission: 'marketplace.buying.listing',
    guests: true,
    input: fields({ store_id: StoreId }),
    output: z.object({ specialities: z.array(z.extend(Speciality, { shelf: z.array(ProductCard) })) }),
    refusals: {},
    doc: 'What a store deals in by its seller’s own choice and has for sale: countries, topics and categories, the fullest first, six at most; two of the fullest with their newest four, where the store has at least twice as much as these shelves show.',
  }),
  prices: operation({
    http: 'GET /products/get-prices',
    permission: 'marketplace.buying.listing',
    guests: true,
    input: fields({ stamp_item_ids: choices(StampItemId) }),
    output: z.object({ prices: z.array(z.object({ stamp_item_id: StampItemId, product_id: ProductId, price: z.int(), currency: z.string() })) }),
    refusals: {},
    doc: 'What those of these items cost that are for sale and can be seen.',
  }),
  ofStore: operation({
    http: 'GET /store/products',
    permission: 'my_store.view',
    input: fields({ status: choices(z.enum(productStatuses)), ...paging(PAGE.usual) }),
    output: z.object({ products: listOf(z.extend(ProductCard, { status: z.enum(productStatuses), number: z.int(), sku: z.string() })) }),
    refusals: {},
    doc: 'Everything in one’s own store, drafts too.',
  }),
  show: operation({
    http: 'GET /products/{id}',
    permission: 'marketplace.buying.view_detail',
    guests: true,
    input: fields({ id: ProductId }),
    output: z.object({ product: Product }),
    refusals: notFound,
    doc: 'One product. A draft is its seller’s alone; what is sold out or archived stays readable for those who bought it.',
    topics: ({ id }) => [`product:${id}`],
  }),
  compare: operation({
    http: 'GET /products/compare',
    permission: 'marketplace.buying.view_detail',
    guests: true,
    input: fields({ ids: z._default(z.array(ProductId).check(z.maxLength(COMPARED)), []) }),
    output: z.object({ products: z.array(Product) }),
    refusals: {},
    doc: 'Up to four products side by side, in the order asked for. What is gone, or cannot be seen, is left out.',
    topics: ({ ids }) => ids.map((id) => `product:${id}`),
  }),
  similar: operation({
    http: 'GET /products/{id}/similar',
    permission: 'marketplace.buying.view_detail',
    guests: true,
    input: fields({ id: ProductId }),
    output: z.object({ products: z.array(ProductCard) }),
    refusals: notFound,
    doc: 'At most ten others on the market that are like it: the same catalogue number first, then the same country’s nearest years.',
  }),
  ofEntry: operation({
    http: 'GET /catalogue/{id}/products',
    permission: 'marketplace.buying.listing',
    guests: true,
    input: fields({ id: CatalogueEntryId }),
    output: z.object({ products: z.array(ProductCard) }),
    refusals: {},
    doc: 'At most ten on the market that are copies of this entry of the catalogue, or bear one of its numbers in its country.',
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
    ...move,
    refusals: { ...unpublishable, ...notFound, ...wrongState },
    doc: 'Show a draft for sale.',
  }),
  schedule: operation({
    http: 'POST /products/{id}/schedule',
    ...move,
    input: fields({ id: ProductId, published_at: Instant }),
    refusals: { ...unpublishable, ...notFound, ...wrongState, 'product.schedule': refusals['product.schedule'] },
    doc: 'Show a draft for sale at a time ahead. Its pieces are promised from now on, and it counts among what the plan shows.',
  }),
  parcel: operation({
    http: 'POST /parcelDetails/{id}',
    permission: 'shipping.crud',
    input: fields({ id: ProductId, ...parcelFields }),
    output: z.object({ product: Product }),
    refusals: { ...notFound, 'product.parcel_weight': { status: 422, field: 'weight' } },
    doc: 'Size and weight of the parcel that this product is sent in: inches, pounds and ounces.',
  }),
  unpublish: operation({
    http: 'POST /products/{id}/unpublish',
    ...move,
    refusals: { ...notFound, ...wrongState, 'product.reserved': { status: 409 } },
    doc: 'Take a product off the market, back to a draft.',
  }),
  archive: operation({
    http: 'POST /products/{id}/archive',
    ...move,
    refusals: { ...notFound, ...wrongState, 'product.reserved': { status: 409 } },
    doc: 'Put a product away. Orders of it are not affected.',
  }),
  restore: operation({
    http: 'POST /products/{id}/restore',
    ...move,
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
  data: z.object({
    product_id: ProductId,
    store_id: StoreId,
    member_id: MemberId,
    price: Amount,
    quantity: z.int(),
    status: z.string(),
    was: z._default(z.string(), ''),
  }),
  topics: ({ product_id, store_id }) => [`product:${product_id}`, `store:${store_id}`],
  shows: ({ price, quantity, status }) => ({ price, quantity, status }),
})
