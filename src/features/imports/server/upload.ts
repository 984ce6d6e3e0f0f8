import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { QueryContext } from '#server/operations/contexts.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { imports, importsMoved } from '../contract.ts'
import { MOST, type PresetName } from '../rules.ts'
import { keepImport, ownImport, rememberedMapping } from './queries.ts'
import { readFileOf } from './read/read-file.ts'
import type { TableFault } from './read/tables.ts'
import { headerRow, isFooter, type Mapping, presetOf, proposed } from './rows/presets.ts'
import { worker } from './run/work.job.ts'
import { importView } from './view.ts'
import { openWords } from './words.ts'

interface ReadFile {
  readonly file_hash: Buffer
  readonly preset: PresetName
  readonly headers: readonly string[]
  readonly mapping: Mapping
  readonly rows: readonly (readonly string[])[]
}
type Fault = `import.${TableFault | 'none'}`

export const headersHash = (headers: readonly string[]) => createHash('sha256').update(JSON.stringify(headers)).digest()

/** The file is read in a process of its own, before any transaction opens. */
async function read({ requester, viewer, db }: QueryContext<typeof imports.upload>): Promise<ReadFile | Refusal<Fault>> {
  const [file] = requester.uploads ?? []
  if (!file) return refuse('import.none')
  const hash = createHash('sha256')
  await pipeline(createReadStream(file.path), hash)
  const table = await readFileOf(file.path)
  if ('fault' in table) return refuse(`import.${table.fault}`)
  const vocabulary = await openWords(db)
  const at = headerRow(table.rows, vocabulary)
  const headers = named(table.rows[at] ?? [])
  const preset = presetOf(headers)
  const rows = table.rows.slice(at + 1).filter((row) => row.some((cell) => cell.trim()) && !isFooter(preset, row))
  if (!headers.length || !rows.length) return refuse('import.empty')
  if (rows.length > MOST.rows) return refuse('import.too_many_rows')
  const mapping = (await rememberedMapping(db, viewer.id, headersHash(headers))) ?? proposed(headers, preset, vocabulary)
  return { file_hash: hash.digest(), preset, headers, mapping, rows }
}
/** Empty columns at the end are none; a column without a name gets its letter. */
function named(row: readonly string[]): string[] {
  const last = row.findLastIndex((cell) => cell.trim())
  return row.slice(0, last + 1).map((cell, at) => cell.trim().slice(0, 200) || `#${at + 1}`)
}

export const upload = commandAfter(imports.upload, read, async ({ input, viewer, requester, tx, tools, emit }, { rows, ...file }) => {
  const id = await keepImport(tx, { ...file, member_id: viewer.id, name: input.name, locale: requester.locale, total: rows.length }, rows)
  await tools.jobs.send(tx, worker, { id, revision: 0 }, `${id}:0`)
  emit(importsMoved, { member_id: viewer.id })
  return { import: importView((await ownImport(tx, id, viewer.id))!) }
})
