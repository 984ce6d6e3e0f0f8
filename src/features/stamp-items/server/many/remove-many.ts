import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { stampItemChanged, stampItems } from '../../contract.ts'
import { isCommitted } from '../../rules.ts'
import { ownRows } from '../queries.ts'
import { bringBackOwn, takeOutOwn } from './leave.ts'
import { trashRows } from './queries-many.ts'

export const removeMany = command(stampItems.removeMany, async ({ input: { ids }, viewer, tx, emit }) => {
  await lock(tx, 'stamp_items', ids)
  const rows = await ownRows(tx, ids, viewer.id)
  if (rows.length !== new Set(ids).size) return refuse('stamp_item.not_found')
  if (rows.some(isCommitted)) return refuse('stamp_item.committed')
  await takeOutOwn(tx, rows)
  for (const stamp_item_id of ids) emit(stampItemChanged, { stamp_item_id, member_id: viewer.id })
  return { ids }
})

/** Undo: what was deleted comes back as it was, with the pictures that are still there. */
export const restore = command(stampItems.restore, async ({ input: { ids }, viewer, tx, emit }) => {
  await lock(tx, 'stamp_items', ids)
  const rows = await trashRows(tx, ids, viewer.id)
  if (rows.length !== new Set(ids).size) return refuse('stamp_item.not_found')
  await bringBackOwn(tx, ids, viewer.id)
  for (const stamp_item_id of ids) emit(stampItemChanged, { stamp_item_id, member_id: viewer.id })
  return { ids }
})
