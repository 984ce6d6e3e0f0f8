import * as z from 'zod/mini'
import { ProductId } from '#features/products/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, line, MemberId, named } from '#kernel/shapes.ts'
import { bulkStates, columnNames, MOST_CELL, MOST_ROWS, problemCodes, rowStates } from './rules.ts'

export const ProductImportId = id('product_imports')
export type ProductImportId = z.infer<typeof ProductImportId>

const Counts = z.object({ good: z.int(), wrong: z.int(), skipped: z.int(), listed: z.int(), undone: z.int(), kept: z.int() })
export const ProductImport = named(
  'ProductImport',
  z.object({
    ...{ id: ProductImportId, name: z.string(), status: z.enum(bulkStates), headers: z.array(z.string()), total: z.int(), counts: Counts },
    ...{ created_at: Instant, ended_at: z.nullable(Instant) },
  }),
)
export const ProductImportRow = named(
  'ProductImportRow',
  z.object({
    /** From 1: the first row below the names of the columns. */
    ...{ position: z.int(), status: z.enum(rowStates), cells: z.array(z.string()), product_id: z.nullable(ProductId) },
    problems: z.array(
      z.object({
        ...{ code: z.enum(problemCodes), field: z.enum(columnNames as [(typeof columnNames)[number]]), given: z.string() },
        /** Why the market refused it, in the reader's words. */
        said: z.nullable(z.string()),
      }),
    ),
  }),
)

const bulk = { permission: 'my_store.bulk_listing' } as const
const whole = z.object({ import: ProductImport, member_id: MemberId })
const notFound = { 'bulk.not_found': { status: 404 } } as const
const moved = { ...notFound, 'bulk.state': { status: 409 } } as const
const one = { ...bulk, input: fields({ id: ProductImportId }), output: whole, refusals: moved } as const
const file = { ...bulk, gives: 'file', input: fields({}), output: z.object({}), refusals: {}, limit: { per_minute: 10 } } as const
const topics = (_: unknown, { member_id }: { member_id: string }) => [`product imports of member:${member_id}`]

export const bulkListing = {
  upload: operation({
    http: 'POST /products/import',
    ...bulk,
    takes: 'multipart',
    input: fields({ name: z._default(line(200), 'listings.csv') }),
    output: whole,
    refusals: {
      'bulk.none': { status: 422, field: 'file' },
      'bulk.unreadable': { status: 422, field: 'file' },
      'bulk.columns': { status: 422, field: 'file' },
      'bulk.too_many': { status: 422, field: 'file' },
      'bulk.empty': { status: 422, field: 'file' },
      'bulk.no_store': { status: 409 },
    },
    limit: { per_minute: 10 },
    doc: 'List many at once: a table as CSV or XLSX, as one form file, with a column `price` and the `number` of one’s own item or, of a supply, its `category`. It is checked; nothing is listed before `POST /products/import/{id}/run`.',
  }),
  list: operation({
    http: 'GET /products/import',
    ...bulk,
    input: fields({}),
    output: z.object({ imports: z.array(ProductImport), member_id: MemberId }),
    refusals: {},
    doc: 'One’s own tables, the newest twenty first.',
    topics,
  }),
  show: operation({
    http: 'GET /products/import/{id}',
    ...bulk,
    input: fields({ id: ProductImportId }),
    output: whole,
    refusals: notFound,
    doc: 'One table: how many rows are good, need a look, or are listed.',
    topics,
  }),
  rows: operation({
    http: 'GET /products/import/{id}/rows',
    ...bulk,
    input: fields({ id: ProductImportId, status: z.optional(z.enum(rowStates)), after: z._default(z.int().check(z.gte(0), z.lte(MOST_ROWS)), 0) }),
    output: z.object({ rows: z.array(ProductImportRow), more: z.boolean(), member_id: MemberId }),
    refusals: notFound,
    doc: 'Rows of a table, fifty at a time, with what is wrong in them.',
    topics,
  }),
  mend: operation({
    http: 'POST /products/import/{id}/mend',
    ...bulk,
    input: fields({
      id: ProductImportId,
      position: z.int().check(z.gte(1), z.lte(MOST_ROWS)),
      cells: z.optional(z.array(z.string().check(z.maxLength(MOST_CELL))).check(z.maxLength(100))),
      skip: z._default(z.boolean(), false),
    }),
    output: z.object({ row: ProductImportRow, import: ProductImport }),
    refusals: moved,
    doc: 'Correct the cells of a row, or leave the row out. It is checked at once.',
  }),
  run: operation({ http: 'POST /products/import/{id}/run', ...one, doc: 'List all good rows. What cannot be shown yet is kept as a draft.' }),
  cancel: operation({ http: 'POST /products/import/{id}/cancel', ...one, doc: 'Stop. What is listed already stays, and can be taken back.' }),
  undo: operation({
    http: 'POST /products/import/{id}/undo',
    ...one,
    doc: 'Take back what was listed by this table, except what was changed, reserved or sold since.',
  }),
  template: operation({
    http: 'GET /products/import/template',
    ...file,
    doc: 'CSV of one’s own items that are not listed, one a line, to be filled in with prices; the newest 2,000.',
  }),
  exportListings: operation({
    http: 'GET /products/export',
    ...file,
    audit: 'export',
    doc: 'CSV of everything in one’s own store, in the columns that an import reads.',
  }),
}

export const productImportMoved = event({
  name: 'bulk_listing.moved',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`product imports of member:${member_id}`],
})
