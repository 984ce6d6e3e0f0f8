import { readFileOf } from '#features/imports/server/public.ts'
import { storeOfMember } from '#features/stores/server/public.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { bulkListing, productImportMoved } from '../contract.ts'
import { columnsIn, isListing, MOST_CELL, MOST_ROWS } from '../rules.ts'
import { keepImport, ownImport } from './queries.ts'
import { readerFor } from './reader.ts'
import { readRow } from './row.ts'
import { importView } from './view.ts'

interface File {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}
type Fault = 'bulk.none' | 'bulk.unreadable' | 'bulk.columns' | 'bulk.too_many' | 'bulk.empty'

/** The file is read in a process of its own, before any transaction opens. */
async function read({ requester }: QueryContext<typeof bulkListing.upload>): Promise<File | Refusal<Fault>> {
  const [file] = requester.uploads ?? []
  if (!file) return refuse('bulk.none')
  const table = await readFileOf(file.path)
  if ('fault' in table) return refuse(table.fault === 'too_many_rows' ? 'bulk.too_many' : table.fault === 'empty' ? 'bulk.empty' : 'bulk.unreadable')
  const at = table.rows.findIndex((row) => isListing(columnsIn(row)))
  if (at < 0 || at > 20) return refuse('bulk.columns')
  const headers = table.rows[at]!.slice(0, 100).map((cell) => cell.trim().slice(0, 200))
  const rows = table.rows.slice(at + 1).filter((row) => row.some((cell) => cell.trim()))
  if (!rows.length) return refuse('bulk.empty')
  if (rows.length > MOST_ROWS) return refuse('bulk.too_many')
  return { headers, rows: rows.map((row) => headers.map((_, column) => (row[column] ?? '').slice(0, MOST_CELL))) }
}

export const upload = commandAfter(bulkListing.upload, read, async ({ input, viewer, tx, tools, emit }, { headers, rows }) => {
  if (!(await storeOfMember(tx, viewer.id))) return refuse('bulk.no_store')
  const reader = await readerFor(tx, { member_id: viewer.id, currency: tools.site.currency, headers }, rows)
  const checked = rows.map((cells) => {
    const { problems } = readRow(cells, reader)
    return { cells, problems, status: problems.length ? ('wrong' as const) : ('good' as const) }
  })
  const id = await keepImport(tx, { member_id: viewer.id, name: input.name, headers }, checked)
  emit(productImportMoved, { member_id: viewer.id })
  return { import: importView((await ownImport(tx, id, viewer.id))!), member_id: viewer.id }
})
