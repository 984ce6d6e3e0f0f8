import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { imports } from '../contract.ts'
import { importsOf, ownImport, PAGE_OF_ROWS, pageOfRows } from './queries.ts'
import { importView, rowView } from './view.ts'

export const list = query(imports.list, async ({ viewer, db }) => ({ user_id: viewer.id, imports: (await importsOf(db, viewer.id)).map(importView) }))

export const show = query(imports.show, async ({ input: { id }, viewer, db }) => {
  const row = await ownImport(db, id, viewer.id)
  return row ? { user_id: viewer.id, import: importView(row) } : refuse('import.not_found')
})

export const rows = query(imports.rows, async ({ input: { id, status, after }, viewer, db }) => {
  if (!(await ownImport(db, id, viewer.id))) return refuse('import.not_found')
  const found = await pageOfRows(db, id, after, status)
  return { user_id: viewer.id, rows: found.slice(0, PAGE_OF_ROWS).map(rowView), more: found.length > PAGE_OF_ROWS }
})
