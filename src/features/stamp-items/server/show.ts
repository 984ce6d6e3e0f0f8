import { refuse } from '#kernel/refusal.ts'
import { read } from '#server/run/handle.ts'
import { stampItems } from '../contract.ts'
import { findSeenItem } from './queries.ts'
import { itemViews } from './view.ts'

export const show = read(stampItems.show, async ({ input, viewer, db, tools }) => {
  const row = await findSeenItem(db, input.id, viewer.id)
  if (!row) return refuse('stamp_item.not_found')
  const [stamp_item] = await itemViews(db, tools.files, [row], viewer.id)
  return { stamp_item: stamp_item! }
})
