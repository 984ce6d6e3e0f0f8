import * as z from 'zod/mini'

/** `more`: over 1,000. `about`: estimated from a sample of the newest. */
export const FacetCount = z.object({ code: z.string(), count: z.int(), is: z.enum(['exact', 'more', 'about']) })
export type FacetCount = z.infer<typeof FacetCount>
/** Output of facet counts. */
export const facetCounts = z.object({ counts: z.record(z.string(), z.array(FacetCount)), is_counted: z.boolean() })

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
