import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { PAGE, QUICK_SEARCH } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { SearchHit } from '#kernel/search/search-hit.ts'
import { fields, Instant, id, line, listOf, MemberId, named, paging } from '#kernel/shapes.ts'

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

export const SearchLogId = id('search_logs')
/** What one has searched for, the newest time of it. */
const SearchLog = named(
  'SearchLog',
  z.object({
    id: SearchLogId,
    search: z.string(),
    /** The kind that was searched; empty for all. */
    search_log_type: z.string(),
    searched_at: Instant,
  }),
)
const LogType = z.string().check(z.regex(/^([A-Z][A-Za-z]{1,30})?$/))
const forgotten = z.object({ done: z.literal(true), member_id: MemberId })

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
  logs: operation({
    http: 'GET /logs',
    permission: 'signed_in',
    input: fields({ search_log_type: z.optional(LogType), ...paging(PAGE.usual) }),
    output: z.object({ logs: listOf(SearchLog), member_id: MemberId }),
    refusals: {},
    doc: 'One’s own past searches, newest first: of all kinds, or of one (`search_log_type`). Nobody else can read them.',
    topics: (_, { member_id }) => [`searches of member:${member_id}`],
  }),
  keepLog: operation({
    http: 'POST /logs',
    permission: 'signed_in',
    input: fields({ search: line(80), search_log_type: z._default(LogType, '') }),
    output: forgotten,
    refusals: {},
    limit: { per_minute: 120 },
    doc: 'Remember a search that was sent. The same words again move to the front; the oldest beyond a hundred are forgotten.',
  }),
  forgetLog: operation({
    http: 'DELETE /logs/{id}',
    permission: 'signed_in',
    input: fields({ id: SearchLogId }),
    output: forgotten,
    refusals: { 'search.log_not_found': { status: 404 } },
    doc: 'Forget one of one’s past searches.',
  }),
  forgetLogs: operation({
    http: 'DELETE /logs',
    permission: 'signed_in',
    input: fields({}),
    output: forgotten,
    refusals: {},
    doc: 'Forget all of one’s past searches.',
  }),
  popular: operation({
    http: 'GET /search/popular',
    permission: 'marketplace.search',
    guests: true,
    input: fields({}),
    output: z.object({ searches: z.array(z.string()) }),
    refusals: {},
    doc: 'What at least three members have searched for in the last thirty days, the most first. Up to ten minutes old.',
  }),
}

/** One’s past searches have changed. */
export const searchLogged = event({
  name: 'search.logged',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`searches of member:${member_id}`],
})
