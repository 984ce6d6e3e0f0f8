import * as z from 'zod/mini'
import { StoreId } from '#features/stores/contract.ts'
import { Amount, Code, choices } from '#kernel/shapes.ts'
import { plainDenomination } from './rules.ts'

export { plainDenomination, yearBands, yearsIn } from './rules.ts'

/** `best` without search words means newest. */
export const sorts = ['best', 'newest', 'price_low', 'price_high'] as const
/** As the owner wrote it, without case: `20 c`. */
const Denomination = z.string().check(z.overwrite(plainDenomination), z.minLength(1), z.maxLength(60))

const described = { grade: choices(Code), color: choices(Code), quality: choices(Code), format: choices(Code), shipping_option: choices(Code) }

/** Input of a list over the index of listings. */
export const listingFilters = {
  search: z._default(z.string().check(z.maxLength(80)), ''),
  /** Spoken number of a listing or of a store. */
  number: z.optional(z.int().check(z.gte(1), z.lte(99_999_999))),
  country: choices(Code),
  /** `before-1950`, `1950-1959`, … `2020-now`. */
  years: z.optional(z.string().check(z.regex(/^(before-\d{4}|\d{4}-(\d{4}|now))$/))),
  year_issued: z.optional(z.int().check(z.gte(1400), z.lte(2200))),
  /** Mint or used of collectibles, new or used of supplies. */
  condition: choices(z.enum(['MINT', 'USED', 'NA', 'NEW'])),
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
  /** Only own listings, or all others; ignored for guests. */
  my_stuff: z.optional(z.enum(['only', 'hide'])),
}

/** `more`: over 1,000. `about`: estimated from a sample of the newest. */
export const FacetCount = z.object({ code: z.string(), count: z.int(), is: z.enum(['exact', 'more', 'about']) })
export type FacetCount = z.infer<typeof FacetCount>
/** Output of facet counts. */
export const facetCounts = z.object({ counts: z.record(z.string(), z.array(FacetCount)), is_counted: z.boolean() })

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
/** Output of the most frequent values. */
export const topValues = z.object({
  country: z.array(Shelf),
  topic_ids: z.array(Shelf),
  years: z.array(FacetCount),
  country_count: z.int(),
  topic_count: z.int(),
  is_counted: z.boolean(),
})

/** A filter to drop; for a search also the remaining words or a spelling suggestion. Totals are exact to 1,000. */
const Drop = z.object({
  filter: z.string(),
  search: z.nullable(z.string()),
  is_spelling: z.boolean(),
  total: z.int(),
  more_than_total: z.boolean(),
})
/** Output of suggestions for a search without results. */
export const relaxations = z.object({ drops: z.array(Drop), is_counted: z.boolean() })

/** No operations: each slice that lists something declares its own. */
export const listings = {}
