import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { stampItemChanged, stampItems } from '../contract.ts'
import { isCommitted } from '../rules.ts'
import { concealPictures, takeDown } from './pictures.ts'
import { findOwnItem, takeOut, wasSold } from './queries.ts'

export const remove = command(stampItems.remove, async ({ input: { id }, viewer, tx, emit }) => {
  if (!(await findOwnItem(tx, id, viewer.id))) return refuse('stamp_item.not_found')
  await lock(tx, 'stamp_items', [id])
  const kept = await findOwnItem(tx, id, viewer.id)
  if (!kept) return refuse('stamp_item.not_found')
  if (isCommitted(kept)) return refuse('stamp_item.committed')
  await takeOut(tx, id)
  if (!(await wasSold(tx, id))) await takeDown(tx, id, kept.media_ids)
  await concealPictures(tx, kept.media_ids)
  emit(stampItemChanged, { stamp_item_id: id, member_id: viewer.id })
  return { done: true as const }
})
