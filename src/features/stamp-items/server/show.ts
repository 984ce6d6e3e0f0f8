import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { stampItems } from '../contract.ts'
import { findSeenItem } from './queries.ts'
import { itemViews } from './view.ts'

export const show = query(stampItems.show, async ({ input, viewer, db, tools }) => {
  const row = await findSeenItem(db, input.id, viewer.id)
  if (!row) return refuse('stamp_item.not_found')
  const [stamp_item] = await itemViews(db, tools.files, [row], viewer.id)
  return { stamp_item: stamp_item! }
})
