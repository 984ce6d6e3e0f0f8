import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { subjectCounts } from '#server/slices/subject-counts.ts'
import { stampItemSubject, stampItems } from '../contract.ts'
import { findSeenItem } from './queries.ts'
import { itemViews } from './view.ts'

export const show = query(stampItems.show, async ({ input, viewer, db, tools }) => {
  const row = await findSeenItem(db, input.id, viewer.id)
  if (!row) return refuse('stamp_item.not_found')
  const [stamp_item] = await itemViews(db, tools.files, [row], viewer.id)
  const { suggested_coin_value } = await subjectCounts(db, tools, { of: stampItemSubject.type, viewer: viewer.id, id: input.id })
  // Zero means too few sales for a value.
  return { stamp_item: { ...stamp_item!, suggested_coin_value: suggested_coin_value || null } }
})
