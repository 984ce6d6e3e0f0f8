import * as z from 'zod/mini'
import { StampItemId } from '#features/stamp-items/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, line, MemberId, named } from '#kernel/shapes.ts'
import { exportFormats, exportStates, importStates, MOST, presetNames, problemCodes, rowStates } from './rules.ts'

export const ImportId = id('imports')
export type ImportId = z.infer<typeof ImportId>
export const CollectionExportId = id('collection_exports')

const TargetCode = z.string().check(z.regex(/^(number:)?[a-z_]{1,50}$/))
const Mapping = z.array(z.nullable(TargetCode)).check(z.maxLength(MOST.columns))
const Counts = z.object({ good: z.int(), wrong: z.int(), skipped: z.int(), imported: z.int(), undone: z.int(), kept: z.int() })

export const Import = named(
  'Import',
  z.object({
    id: ImportId,
    name: z.string(),
    preset: z.enum(presetNames),
    status: z.enum(importStates),
    headers: z.array(z.string()),
    /** Where each column goes; null: nowhere. */
    mapping: z.array(z.nullable(z.string())),
    total: z.int(),
    /** Percent of the present step. */
    progress: z.int(),
    counts: Counts,
    /** The same file, brought in before and not taken back. */
    same_as: z.nullable(z.object({ id: ImportId, created_at: Instant, imported: z.int() })),
    created_at: Instant,
    ended_at: z.nullable(Instant),
  }),
)
const Problem = z.object({ code: z.enum(problemCodes), field: z.string(), column: z.nullable(z.int()), given: z.string() })
export const ImportRow = named(
  'ImportRow',
  z.object({
    /** From 1: the first row below the names of the columns. */
    position: z.int(),
    status: z.enum(rowStates),
    cells: z.array(z.string()),
    problems: z.array(Problem),
    stamp_item_id: z.nullable(StampItemId),
  }),
)
export const CollectionExport = named(
  'CollectionExport',
  z.object({
    id: CollectionExportId,
    format: z.enum(exportFormats),
    status: z.enum(exportStates),
    progress: z.int(),
    bytes: z.nullable(z.int()),
    created_at: Instant,
    expires_at: z.nullable(Instant),
  }),
)

const crud = { permission: 'my_collection.crud' } as const
const Whole = z.object({ import: Import })
const ofImport = { 'import.not_found': { status: 404 } } as const
const moved = { ...ofImport, 'import.state': { status: 409 } } as const
const one = { ...crud, input: fields({ id: ImportId }), output: Whole, refusals: moved } as const

export const imports = {
  upload: operation({
    http: 'POST /imports',
    ...crud,
    takes: 'multipart',
    input: fields({ name: z._default(line(200), 'table') }),
    output: Whole,
    refusals: {
      'import.none': { status: 422, field: 'file' },
      'import.unreadable': { status: 422, field: 'file' },
      'import.too_large': { status: 422, field: 'file' },
      'import.too_many_rows': { status: 422, field: 'file' },
      'import.too_many_columns': { status: 422, field: 'file' },
      'import.empty': { status: 422, field: 'file' },
      'import.no_table': { status: 422, field: 'file' },
    },
    limit: { per_minute: 10 },
    doc: 'Bring in a collection: a table as CSV, XLSX, JSON or OpenNumismat’s database, as one form file. It is checked; nothing enters the collection before `POST /imports/{id}/run`.',
  }),
  list: operation({
    http: 'GET /imports',
    ...crud,
    input: fields({}),
    output: z.object({ user_id: MemberId, imports: z.array(Import) }),
    refusals: {},
    doc: 'One’s own imports, the newest twenty first.',
    topics: (_, { user_id }) => [`imports of member:${user_id}`],
  }),
  show: operation({
    http: 'GET /imports/{id}',
    ...crud,
    input: fields({ id: ImportId }),
    output: z.object({ user_id: MemberId, import: Import }),
    refusals: ofImport,
    doc: 'One import: its columns, where they go, and how far it has come.',
    topics: (_, { user_id }) => [`imports of member:${user_id}`],
  }),
  rows: operation({
    http: 'GET /imports/{id}/rows',
    ...crud,
    input: fields({ id: ImportId, status: z.optional(z.enum(rowStates)), after: z._default(z.int().check(z.gte(0), z.lte(MOST.rows)), 0) }),
    output: z.object({ user_id: MemberId, rows: z.array(ImportRow), more: z.boolean() }),
    refusals: ofImport,
    doc: 'Rows of an import, fifty at a time, with what is wrong in them.',
    topics: (_, { user_id }) => [`imports of member:${user_id}`],
  }),
  map: operation({
    http: 'POST /imports/{id}/map',
    ...crud,
    input: fields({ id: ImportId, mapping: Mapping }),
    output: Whole,
    refusals: { ...moved, 'import.mapping': { status: 422, field: 'mapping' } },
    doc: 'Say where each column goes. It is remembered for tables with the same columns, and all rows are checked again.',
  }),
  mend: operation({
    http: 'POST /imports/{id}/mend',
    ...crud,
    input: fields({
      id: ImportId,
      position: z.int().check(z.gte(1)),
      cells: z.optional(z.array(z.string().check(z.maxLength(MOST.cell))).check(z.maxLength(MOST.columns))),
      skip: z._default(z.boolean(), false),
    }),
    output: z.object({ row: ImportRow, import: Import }),
    refusals: moved,
    doc: 'Correct the cells of a row, or leave the row out. It is checked at once.',
  }),
  unknown: operation({
    http: 'GET /imports/{id}/unknown',
    ...crud,
    input: fields({ id: ImportId }),
    output: z.object({
      user_id: MemberId,
      unknown: z.array(z.object({ field: z.string(), given: z.string(), rows: z.int() })),
      choices: z.record(z.string(), z.array(z.object({ code: z.string(), name: z.string() }))),
    }),
    refusals: ofImport,
    doc: 'Words that no vocabulary knows, the most frequent fifty first, in how many rows each stands, and what may stand there instead.',
    topics: (_, { user_id }) => [`imports of member:${user_id}`],
  }),
  mendAll: operation({
    http: 'POST /imports/{id}/mend-all',
    ...crud,
    input: fields({ id: ImportId, field: TargetCode, given: z.string().check(z.maxLength(120)), value: line(120) }),
    output: z.object({ mended: z.int(), more: z.boolean(), import: Import }),
    refusals: { ...moved, 'import.no_such_row': { status: 422, field: 'given' } },
    doc: 'Put one value where an unknown word stands, in all rows: up to 2,000 at a time; `more` tells that others wait.',
  }),
  run: operation({ http: 'POST /imports/{id}/run', ...one, doc: 'Put all rows without errors into the collection. Rows with errors stay out.' }),
  cancel: operation({ http: 'POST /imports/{id}/cancel', ...one, doc: 'Stop. What is already in the collection stays, and can be taken back.' }),
  undo: operation({
    http: 'POST /imports/{id}/undo',
    ...one,
    doc: 'Take back what came in by this import, except what was changed or promised since.',
  }),
  exports: operation({
    http: 'GET /exports',
    permission: 'my_collection.view',
    input: fields({}),
    output: z.object({ user_id: MemberId, items: z.int(), exports: z.array(CollectionExport) }),
    refusals: {},
    doc: 'One’s own exports, the newest ten first.',
    topics: (_, { user_id }) => [`imports of member:${user_id}`],
  }),
  exportAll: operation({
    http: 'POST /exports',
    permission: 'my_collection.view',
    audit: 'export',
    input: fields({ format: z.enum(exportFormats) }),
    output: z.object({ export: CollectionExport }),
    refusals: { 'import.export_running': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Write the whole collection, every field: as CSV, XLSX, JSON, or a ZIP of JSON with the pictures. It may be fetched for 7 days.',
  }),
  exportLink: operation({
    http: 'POST /exports/{id}/link',
    permission: 'my_collection.view',
    audit: 'export',
    input: fields({ id: CollectionExportId }),
    output: z.object({ path: z.string() }),
    refusals: { 'import.no_export': { status: 404 } },
    limit: { per_minute: 20 },
    doc: 'An address to fetch the file by, for two minutes and for oneself only.',
  }),
  exportFile: operation({
    http: 'GET /exports/file',
    permission: 'my_collection.view',
    gives: 'file',
    input: fields({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
    output: z.null(),
    refusals: { 'import.no_export': { status: 404 } },
    limit: { per_minute: 20 },
    doc: 'The file.',
  }),
}

export const importsMoved = event({
  name: 'imports.moved',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`imports of member:${member_id}`],
})
