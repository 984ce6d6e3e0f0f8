import * as z from 'zod/mini'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Code, fields, named, paging } from '#kernel/shapes.ts'

/** Lists by name, as the specification calls them, and our own. */
export const lists = [
  'countries',
  'continents',
  'tradeAcceptingOfferTypes',
  'stampConditions',
  'stampGrades',
  'stampQualities',
  'stampColors',
  'shippingOptions',
  'stampFormatTypes',
  'stampCatalogNumberTypes',
  'stampItemStatuses',
  'searchableCategories',
  'flagTicketRelationWithUserTypes',
  'supplyConditions',
  'gum',
  'faults',
  'issueTypes',
  'separations',
  'watermarks',
  'papers',
  'printings',
  'shapes',
  'coinGrades',
  'metals',
  'edges',
  'flagReasons',
  'supplyCategories',
  'stampCategories',
  'topics',
  'itemKinds',
  'stampKinds',
  'languages',
  'certificateBodies',
  'certificateOpinions',
  'supportTopics',
] as const
export type List = (typeof lists)[number]

/** A value of a vocabulary: a code with its name in the viewer's language. */
export const Term = named(
  'Term',
  z.object({
    code: z.string(),
    name: z.string(),
    parent: z.nullable(z.string()),
    symbol: z.nullable(z.string()),
    year_from: z.nullable(z.int()),
    year_to: z.nullable(z.int()),
  }),
)

const search = z._default(z.string().check(z.maxLength(80)), '')
const page = { total: z.int(), next_page_url: z.nullable(z.string()) }
export const vocabularies = {
  staticData: operation({
    http: 'GET /get-static-data',
    permission: 'everyone',
    input: fields({
      types: z.array(z.enum(lists)).check(z.minLength(1), z.maxLength(40)),
      codes: z._default(z.array(Code).check(z.maxLength(100)), []),
    }),
    output: z.object({ data: z.record(z.string(), z.array(Term)) }),
    refusals: {},
    doc: 'Vocabularies by name, in the reader’s language: whole, or only the `codes` asked for.',
  }),
  categories: operation({
    http: 'GET /categories',
    permission: 'everyone',
    input: fields({ type: z._default(z.enum(['stamp item', 'stamp_item', 'supplies']), 'stamp item') }),
    output: z.object({ data: z.array(Term) }),
    refusals: {},
    doc: 'The categories of stamps, or of supplies.',
  }),
  countries: operation({
    http: 'GET /countries',
    permission: 'everyone',
    input: fields({ search, ...paging(PAGE.vocabulary) }),
    output: z.object({ data: z.array(Term), ...page }),
    refusals: {},
    doc: 'Countries and issuing entities, those that no longer exist with their years.',
  }),
  topics: operation({
    http: 'GET /topics',
    permission: 'everyone',
    input: fields({ type: z.optional(z.literal('support')), search, ...paging(PAGE.topics) }),
    output: z.object({ data: z.array(Term), ...page }),
    refusals: {},
    doc: 'Topics that collectors collect by; with `type=support` those of the help desk.',
  }),
}
