import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { imports, importsMoved } from '../contract.ts'
import { held } from './move.ts'
import { changeRows, findRow, mendRow, ownImport } from './queries.ts'
import { readerOf, stateOf } from './run/work.job.ts'
import { importView, rowView } from './view.ts'
import { openWords } from './words.ts'

export const mend = command(imports.mend, async ({ input: { id, position, cells, skip }, viewer, tx, tools, emit }) => {
  const row = await held(tx, 'mend', id, viewer.id)
  if ('refused' in row) return row
  const kept = await findRow(tx, id, position)
  if (!kept) return refuse('import.not_found')
  if (cells) await mendRow(tx, id, position, cells)
  const read = readerOf(row, tools.site.currency, await openWords(tx))(cells ?? (kept.cells as unknown as string[]))
  await changeRows(tx, id, [{ position, status: skip ? 'skipped' : stateOf(read), problems: read.problems }])
  emit(importsMoved, { member_id: viewer.id })
  return { row: rowView((await findRow(tx, id, position))!), import: importView((await ownImport(tx, id, viewer.id))!) }
})
