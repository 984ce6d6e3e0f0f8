import * as z from 'zod/mini'
import { StoreId } from '#features/stores/contract.ts'
import { Amount, Code, choices } from '#kernel/shapes.ts'
import { plainDenomination } from './rules.ts'

export { plainDenomination, yearBands, yearsIn } from './rules.ts'

/** The best match is the newest where no words are asked for. */
export const sorts = ['best', 'newest', 'price_low', 'price_high'] as const
/** As its owner wrote it, without regard to case: `20 c`. */
const Denomination = z.string().check(z.overwrite(plainDenomination), z.minLength(1), z.maxLength(60))

const described = { grade: choices(Code), color: choices(Code), quality: choices(Code), format: choices(Code), shipping_option: choices(Code) }

/** The input of a list over the market's index. */
export const listingFilters = {
  search: z._default(z.string().check(z.maxLength(80)), ''),
  /** The spoken number of what is listed, or of a store. */
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

/** `more`: over 1,000. `about`: too many to count them all, reckoned from the newest. */
export const FacetCount = z.object({ code: z.string(), count: z.int(), is: z.enum(['exact', 'more', 'about']) })
export type FacetCount = z.infer<typeof FacetCount>
/** The output of counts over the index. */
export const facetCounts = z.object({ counts: z.record(z.string(), z.array(FacetCount)), is_counted: z.boolean() })

/** A piece in a strip: one small picture of it, and how large it is. */
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
/** The output of the most common values of the index. */
export const topValues = z.object({
  country: z.array(Shelf),
  topic_ids: z.array(Shelf),
  years: z.array(FacetCount),
  country_count: z.int(),
  topic_count: z.int(),
  is_counted: z.boolean(),
})

/** A filter by its name; of a search also what is left of it, or how it was meant. The total is exact to 1,000. */
const Drop = z.object({
  filter: z.string(),
  search: z.nullable(z.string()),
  is_spelling: z.boolean(),
  total: z.int(),
  more_than_total: z.boolean(),
})
/** The output of relaxations of a search without results. */
export const relaxations = z.object({ drops: z.array(Drop), is_counted: z.boolean() })

/** The index has no operations of its own: whoever lists something answers for its kind. */
export const listings = {}
