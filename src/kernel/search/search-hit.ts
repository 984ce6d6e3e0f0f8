import * as z from 'zod/mini'
import { Instant, named } from '../shapes.ts'

/** One hit of the search over everything, in the specification's names. What a kind does not have is null. */
export const SearchHit = named(
  'SearchHit',
  z.object({
    /** The kind, as `searchable_type` names it. */
    searchable_type: z.string(),
    title: z.string(),
    /** Page of the hit: a path of our own. */
    path: z.string(),
    searchable: z.object({
      id: z.string(),
      created_at: Instant,
      /** The smallest size of its picture. */
      medias: z.array(z.object({ media_url: z.string(), width: z.int(), height: z.int() })),
      productable_type: z.nullable(z.enum(['StampItem', 'Supply'])),
      /** What is sold: where and when it was issued. */
      productable: z.nullable(z.object({ country_name: z.nullable(z.string()), year_issued: z.nullable(z.int()) })),
      profile_media: z.nullable(z.object({ media_url: z.string() })),
      /** The number that people say aloud. */
      uuid: z.nullable(z.int()),
      /** Only if visible to the viewer. */
      email: z.nullable(z.string()),
      image_url: z.nullable(z.string()),
      /** A second line: the seller, the store, the year. */
      line: z.string(),
      amount: z.nullable(z.int()),
      currency: z.nullable(z.string()),
      product_count: z.nullable(z.int()),
    }),
  }),
)
export type SearchHit = z.infer<typeof SearchHit>
export type Searchable = SearchHit['searchable']

/** Ids are UUIDv7: their first 48 bits are the milliseconds of their making. */
export const madeAt = (id: string) => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))

/** A hit with only what its kind has. */
export const searchHit = (
  searchable_type: string,
  { id, title, path, ...has }: Pick<SearchHit, 'title' | 'path'> & Pick<Searchable, 'id'> & Partial<Searchable>,
): SearchHit => ({
  ...{ searchable_type, title, path },
  searchable: {
    ...{ id, created_at: madeAt(id), medias: [], productable_type: null, productable: null, profile_media: null, uuid: null, email: null },
    ...{ image_url: null, line: '', amount: null, currency: null, product_count: null },
    ...has,
  },
})
