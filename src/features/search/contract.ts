import * as z from 'zod/mini'
import { listingFilters } from '#features/listings/contract.ts'
import { ProductCard } from '#features/products/contract.ts'
import { StoreId } from '#features/stores/contract.ts'
import { QUICK_SEARCH, TYPEAHEAD } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, named } from '#kernel/shapes.ts'

/** Countries and stores with something for sale, and products, one per name. */
const Suggestions = named(
  'Suggestions',
  z.object({
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    stores: z.array(z.object({ id: StoreId, uuid: z.int(), name: z.string(), product_count: z.int() })),
    products: z.array(ProductCard),
    /** Spelling suggestion if nothing was found; the results are those of the suggestion. */
    meant: z.nullable(z.string()),
  }),
)

export const searches = {
  suggest: operation({
    http: 'GET /search/all',
    permission: 'marketplace.search',
    guests: true,
    input: fields({
      search: listingFilters.search,
      /** Restricts the suggestions to one kind. */
      searchable_type: z.optional(z.enum(['Product', 'Store'])),
      page_size: z._default(z.int().check(z.gte(1), z.lte(TYPEAHEAD)), QUICK_SEARCH),
    }),
    output: z.object({ suggestions: Suggestions }),
    refusals: {},
    limit: { per_minute: 120 },
    doc: 'What the search box offers while somebody types.',
  }),
}
