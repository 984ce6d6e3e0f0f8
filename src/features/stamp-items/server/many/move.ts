import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { stampItemChanged, stampItems } from '../../contract.ts'
import { placesBetween } from '../../rules-list.ts'
import { ownRows } from '../queries.ts'
import { gapBefore, layAt, makeRoom, placeAll } from './queries-move.ts'

/** The lock on the member lets one move of a box follow the other. */
export const move = command(stampItems.move, async ({ input: { ids: asked, before }, viewer, tx, emit }) => {
  await lock(tx, 'members', [viewer.id])
  const ids = [...new Set(asked)]
  if (before !== null && ids.includes(before)) return { ids }
  const known = before === null ? ids : [...ids, before]
  await lock(tx, 'stamp_items', known)
  if ((await ownRows(tx, known, viewer.id)).length !== known.length) return refuse('stamp_item.not_found')
  await placeAll(tx, viewer.id)
  const gap = await gapBefore(tx, viewer.id, before, ids)
  const places = placesBetween(gap, ids.length) ?? placesBetween(await makeRoom(tx, viewer.id, gap, ids), ids.length)!
  await layAt(
    tx,
    ids.map((id, at) => ({ id, place: places[at]! })),
  )
  emit(stampItemChanged, { stamp_item_id: ids[0]!, member_id: viewer.id, facts: false })
  return { ids }
})
