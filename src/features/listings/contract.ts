import * as z from 'zod/mini'
import { StoreId } from '#features/stores/contract.ts'
import { FacetCount } from '#kernel/search/facet-counts.ts'
import { Amount, Code, choices } from '#kernel/shapes.ts'
import { plainDenomination } from './rules.ts'

export { FacetCount, facetCounts, relaxations } from '#kernel/search/facet-counts.ts'
export { plainDenomination, yearBands, yearsIn } from './rules.ts'
export {
  applies,
  appliesTo,
  categoriesOf,
  conditionsOf,
  type FilterName,
  filtersOf,
  type SearchType,
  searchTypes,
} from './rules-applicability.ts'

/** `best` without search words means newest. */
export const sorts = ['best', 'newest', 'price_low', 'price_high'] as const
/** As the owner wrote it, without case: `20 c`. */
const Denomination = z.string().check(z.overwrite(plainDenomination), z.minLength(1), z.maxLength(60))

const Year = z.int().check(z.gte(1400), z.lte(2200))
/** What a listing of items is asked for in every market: by what the items are. */
export const itemFilters = {
  search: z._default(z.string().check(z.maxLength(80)), ''),
  country: choices(Code),
  /** `before-1950`, `1950-1959`, … `2020-now`. */
  years: z.optional(z.string().check(z.regex(/^(before-\d{4}|\d{4}-(\d{4}|now))$/))),
  year_issued: z.optional(Year),
  /** Ends of a span of years, both inclusive; either may be open. */
  year_from: z.optional(Year),
  year_to: z.optional(Year),
  /** Mint or used of collectibles, new or used of supplies. */
  condition: choices(z.enum(['MINT', 'USED', 'NA', 'NEW'])),
  denomination: choices(Denomination),
  ...{ grade: choices(Code), color: choices(Code), quality: choices(Code), format: choices(Code) },
  topic_ids: choices(Code),
  category_ids: choices(Code),
  item_kind: choices(z.enum(['stamp', 'coin', 'banknote', 'other'])),
  /** Only own listings, or all others; ignored for guests. */
  my_stuff: z.optional(z.enum(['only', 'hide'])),
}
/** What is sold by its seller: it has a price, and ways of sending. */
export const soldFilters = {
  shipping_option: choices(Code),
  /** Minor units. */
  price_from: z.optional(Amount),
  price_to: z.optional(Amount),
}
/** Number that people can say aloud: of a member, a store, a listing. */
export const SpokenNumber = z.int().check(z.gte(1), z.lte(99_999_999))

/** Input of a list over the index of listings. */
export const listingFilters = {
  ...itemFilters,
  ...soldFilters,
  /** Of a listing or of a store. */
  number: z.optional(SpokenNumber),
  store_id: z.optional(StoreId),
  productable_type: z.optional(z.enum(['StampItem', 'Supply'])),
}

/** An item in a strip: a small picture and its size. */
export const Piece = z.object({
  picture_url: z.string(),
  width: z.int(),
  height: z.int(),
  width_mm: z.nullable(z.int()),
  height_mm: z.nullable(z.int()),
  productable_type: z.enum(['StampItem', 'Supply']),
})
export type Piece = z.infer<typeof Piece>

const Shelf = z.extend(FacetCount, { name: z.string(), piece: z.nullable(Piece) })
/** A country, topic or category that a store deals in: the filter of its name, how much is for sale, and the newest piece. */
export const Speciality = z.object({
  facet: z.enum(['country', 'topic_ids', 'category_ids']),
  code: z.string(),
  name: z.string(),
  count: z.int(),
  piece: z.nullable(Piece),
})
/** Output of the most frequent values. */
export const topValues = z.object({
  country: z.array(Shelf),
  topic_ids: z.array(Shelf),
  years: z.array(FacetCount),
  country_count: z.int(),
  topic_count: z.int(),
  is_counted: z.boolean(),
})

/** No operations: each slice that lists something declares its own. */
export const listings = {}
