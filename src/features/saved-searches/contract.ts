import * as z from 'zod/mini'
import { listingFilters } from '#features/listings/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, line, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { alertTimes } from './rules.ts'

export const SavedSearchId = id('saved_searches')
export type SavedSearchId = z.infer<typeof SavedSearchId>

/** The filters of a list. `my_stuff` is read over: a search never finds one’s own. */
const Filters = z.strictObject(listingFilters)
export type SavedFilters = z.infer<typeof Filters>

export const SavedSearch = named(
  'SavedSearch',
  z.object({
    id: SavedSearchId,
    name: z.string(),
    searchable_type: z.string(),
    /** Only what is set. */
    filters: z.partial(Filters),
    /** URL of the list with these filters. */
    path: z.string(),
    alerts: z.enum(alertTimes),
    /** Found since the search was kept, counted to 100. */
    match_count: z.int(),
    created_at: Instant,
  }),
)
const saved = z.object({ saved_search: SavedSearch })
const gone = { 'saved_search.not_found': { status: 404 } } as const
const permission = 'marketplace.search.alerts'
const limited = { 'saved_search.limit': { status: 403 } } as const

export const savedSearches = {
  list: operation({
    http: 'GET /saved-searches',
    permission: 'signed_in',
    input: fields(paging(PAGE.usual)),
    output: z.object({ saved_searches: listOf(SavedSearch), member_id: MemberId }),
    refusals: {},
    doc: 'One’s own saved searches, newest first.',
    topics: (_, { member_id }) => [`saved searches of member:${member_id}`],
  }),
  save: operation({
    http: 'POST /saved-searches',
    permission,
    input: fields({
      name: line(80),
      searchable_type: z.string().check(z.regex(/^[A-Z][A-Za-z]{1,30}$/)),
      filters: Filters,
      alerts: z._default(z.enum(alertTimes), 'daily'),
    }),
    output: saved,
    refusals: {
      ...limited,
      'saved_search.kind': { status: 422, field: 'searchable_type' },
      'saved_search.filter': { status: 422, field: 'filters' },
      'saved_search.everything': { status: 422, field: 'filters' },
      'saved_search.name_taken': { status: 422, field: 'name' },
    },
    doc: 'Keep a search under a name, and be told of what is listed anew: at once, daily, weekly or not at all.',
  }),
  setAlerts: operation({
    http: 'POST /saved-searches/{id}/alerts',
    permission: 'signed_in',
    input: fields({ id: SavedSearchId, alerts: z.enum(alertTimes) }),
    output: saved,
    refusals: { ...gone, ...limited },
    doc: 'Change when one is told of what a saved search finds. What was found and not told yet stays.',
  }),
  remove: operation({
    http: 'DELETE /saved-searches/{id}',
    permission: 'signed_in',
    input: fields({ id: SavedSearchId }),
    output: z.object({ done: z.literal(true) }),
    refusals: gone,
    doc: 'Delete a saved search.',
  }),
}

const about = { member_id: MemberId, saved_search_id: SavedSearchId }
const heard = ({ member_id }: { member_id: string }) => [`saved searches of member:${member_id}`]
export const savedSearchChanged = event({ name: 'saved_searches.changed', data: z.object(about), topics: heard })
/** What a search has found since it was last told of, in one message. */
export const savedSearchFound = event({
  name: 'saved_searches.found',
  data: z.object({
    ...about,
    name: z.string(),
    searchable_type: z.string(),
    count: z.int(),
    title: z.string(),
    subject_type: z.string(),
    subject_id: z.uuid(),
    /** The time it was due: tells two messages of a search apart. */
    due: z.string(),
  }),
  topics: heard,
})
