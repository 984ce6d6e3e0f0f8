import { query } from '#server/operations/slice.ts'
import { stampItems } from '../../contract.ts'
import { seenRows } from '../queries.ts'
import { itemViews } from '../view.ts'

export const byIds = query(stampItems.byIds, async ({ input: { ids }, viewer, db, tools }) => {
  const rows = new Map((await seenRows(db, ids, viewer.id)).map((row) => [row.id, row]))
  const asked = [...new Set(ids)].flatMap((id) => rows.get(id) ?? [])
  return { stamp_items: await itemViews(db, tools.files, asked, viewer.id) }
})
