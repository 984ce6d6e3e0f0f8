import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Code, choices, fields, Instant, id, line, listOf, named, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'

export const CatalogueEntryId = id('catalogue_entries')
export type CatalogueEntryId = z.infer<typeof CatalogueEntryId>
export const catalogueEntrySubject = subject({ type: 'catalogue_entry', name: 'CatalogueEntry', path: (id) => `/stamps/${id}` })

const kinds = ['stamp', 'coin', 'banknote', 'other'] as const
/** The oldest first, as printed catalogues go; the latest issues; what was added last. */
export const entrySorts = ['oldest', 'latest', 'added'] as const

/** Counts of an entry in the order of the page; the slices that know them declare them. */
export const entryCounts = ['for_sale', 'in_auction', 'for_trade', 'wanted', 'owned'] as const

const Named = z.object({ code: z.string(), name: z.string() })

/** What was issued, once for everybody: nobody's copy of it. */
export const CatalogueEntry = named(
  'CatalogueEntry',
  z.object({
    id: CatalogueEntryId,
    /** Our own, to say aloud. */
    number: z.int(),
    item_kind: z.enum(kinds),
    name: z.string(),
    series: z.string(),
    country: z.nullable(z.string()),
    year_issued: z.nullable(z.int()),
    denomination: z.string(),
    color: z.nullable(z.string()),
    perforation: z.string(),
    format: z.nullable(z.string()),
    printing: z.nullable(z.string()),
    width_mm: z.nullable(z.int()),
    height_mm: z.nullable(z.int()),
    designer: z.string(),
    printer: z.string(),
    total_stamps_issued: z.nullable(z.int()),
    description: z.string(),
    /** How others call it: the system, its name in the reader's language, its short name, the number. */
    catalogue_number: z.array(z.object({ type: z.string(), name: z.string(), symbol: z.string(), number: z.string() })),
    topics: z.array(Named),
    /** Names of its codes in the reader's language: { country: 'Prussia', color: 'rose', … }. */
    names: z.record(z.string(), z.string()),
    media: z.nullable(Media),
    /** Does the picture show this very issue, or one of the same design? */
    stamp_kind: z.enum(['actual', 'sample']),
    created_at: Instant,
    updated_at: Instant,
  }),
)

const Year = z.int().check(z.gte(1400), z.lte(2200))
export const entryFilters = {
  /** Words, a catalogue's number among them: `Scott 240`, `France SG 43`. */
  search: z._default(z.string().check(z.maxLength(80)), ''),
  item_kind: choices(z.enum(kinds)),
  country: choices(Code),
  /** Its first year: 1840 is 1840 to 1849. */
  decade: z.optional(Year.check(z.multipleOf(10))),
  year_from: z.optional(Year),
  year_to: z.optional(Year),
  topic_ids: choices(Code),
  /** A number, in one system or in any; its spoken number here counts as one of `own`. */
  catalogue_type: z.optional(Code),
  catalogue_number: z.optional(line(40)),
}

const Count = z.extend(Named, { count: z.int() })

export const catalogue = {
  list: operation({
    http: 'GET /catalogue',
    permission: 'catalogue.view',
    guests: true,
    input: fields({ ...entryFilters, sort: z._default(z.enum(entrySorts), 'oldest'), ...paging(PAGE.usual) }),
    output: z.object({
      entries: listOf(CatalogueEntry),
      /** Spelling suggestion if nothing was found. */
      meant: z.nullable(z.string()),
    }),
    refusals: {},
    doc: 'The reference catalogue: what was issued, filtered and sorted.',
  }),
  counts: operation({
    http: 'GET /catalogue/get-counts',
    permission: 'catalogue.view',
    guests: true,
    input: fields({}),
    output: z.object({ total: z.int(), country: z.array(Count), decade: z.array(Count), topic_ids: z.array(Count), item_kind: z.array(Count) }),
    refusals: {},
    doc: 'The ways into the catalogue: its countries, decades, topics and kinds, with how many entries each has. Up to a minute old.',
  }),
  findNumbers: operation({
    http: 'POST /catalogue/find-numbers',
    permission: 'catalogue.view',
    guests: true,
    input: fields({
      catalogue_type: Code,
      country: z.optional(Code),
      numbers: z.array(line(40)).check(z.minLength(1), z.maxLength(250)),
    }),
    output: z.object({ found: z.array(z.object({ number: z.string(), entries: z.array(CatalogueEntry) })) }),
    refusals: {},
    doc: 'Which entries bear these numbers of one system, of one country or of any: up to three for each number, in the order asked.',
  }),
  show: operation({
    http: 'GET /catalogue/{id}',
    permission: 'catalogue.view',
    guests: true,
    input: fields({ id: CatalogueEntryId }),
    output: z.object({
      entry: CatalogueEntry,
      series: z.array(CatalogueEntry),
      /** Same base number in the same system and country: `1a` beside `1`. */
      variants: z.array(CatalogueEntry),
      /** Of its country and time: the same value, colour, format or topics. */
      similar: z.array(CatalogueEntry),
      /** Up to 1,001, which means more than 1,000. Others' private items count nowhere. */
      counts: z.record(z.string(), z.int()),
    }),
    refusals: { 'catalogue.not_found': { status: 404 } },
    doc: 'One entry with its varieties, others of its series, similar ones, and how many are on the market, wanted and owned.',
    topics: ({ id }) => [`catalogue_entry:${id}`],
  }),
}

/** An entry was added, or some of its facts were changed. */
export const entryChanged = event({
  name: 'catalogue_entry.changed',
  data: z.object({ entry_id: CatalogueEntryId }),
  topics: ({ entry_id }) => [`catalogue_entry:${entry_id}`],
})
