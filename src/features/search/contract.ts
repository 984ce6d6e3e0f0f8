import * as z from 'zod/mini'
import { QUICK_SEARCH } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { SearchHit } from '#kernel/search/search-hit.ts'
import { fields, named } from '#kernel/shapes.ts'

/** Hits shown on the page of one kind. */
export const MOST_HITS = 50

const Hits = named(
  'SearchHits',
  z.object({
    data: z.array(SearchHit),
    /** Countries with something for sale, when no kind is chosen. */
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    /** Spelling suggestion if nothing was found; the hits are those of the suggestion. */
    meant: z.nullable(z.string()),
  }),
)

export const searches = {
  suggest: operation({
    http: 'GET /search/all',
    permission: 'marketplace.search',
    guests: true,
    input: fields({
      search: z._default(z.string().check(z.maxLength(80)), ''),
      /** A kind of `GET /search/kinds`, alone. */
      searchable_type: z.optional(z.string().check(z.regex(/^[A-Z][A-Za-z]{1,30}$/))),
      page_size: z._default(z.int().check(z.gte(1), z.lte(MOST_HITS)), QUICK_SEARCH),
    }),
    output: z.object({ search: Hits }),
    refusals: { 'search.unknown_kind': { status: 422, field: 'searchable_type' } },
    limit: { per_minute: 120 },
    doc: 'Everything that is found by these words: of all kinds, each with its first hits, or of one kind alone.',
  }),
  kinds: operation({
    http: 'GET /search/kinds',
    permission: 'everyone',
    input: fields({}),
    output: z.object({ kinds: z.array(z.object({ code: z.string(), name: z.string() })) }),
    refusals: {},
    doc: 'The kinds that can be searched for, in the order of the list searchableCategories.',
  }),
}
