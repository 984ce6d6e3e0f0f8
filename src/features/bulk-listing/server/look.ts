import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { bulkListing } from '../contract.ts'
import { PAGE_OF_ROWS } from '../rules.ts'
import { importsOf, ownImport, pageOfRows } from './queries.ts'
import { importView, rowView } from './view.ts'

export const list = query(bulkListing.list, async ({ viewer, db }) => ({
  imports: (await importsOf(db, viewer.id)).map(importView),
  member_id: viewer.id,
}))

export const show = query(bulkListing.show, async ({ input: { id }, viewer, db }) => {
  const row = await ownImport(db, id, viewer.id)
  return row ? { import: importView(row), member_id: viewer.id } : refuse('bulk.not_found')
})

export const rows = query(bulkListing.rows, async ({ input: { id, status, after }, viewer, db, requester, tools }) => {
  if (!(await ownImport(db, id, viewer.id))) return refuse('bulk.not_found')
  const found = await pageOfRows(db, id, after, status)
  const say = (code: string) => tools.words.say(requester.locale, code)
  return { rows: found.slice(0, PAGE_OF_ROWS).map((row) => rowView(row, say)), more: found.length > PAGE_OF_ROWS, member_id: viewer.id }
})
