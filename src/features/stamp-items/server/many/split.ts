import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { stampItemChanged, stampItems } from '../../contract.ts'
import { freeStatus, splittable } from '../../rules.ts'
import { hang } from '../pictures.ts'
import { findOwnItem } from '../queries.ts'
import { keepItem } from '../queries-keep.ts'
import { itemViews } from '../view.ts'
import { givenOf } from './again.ts'
import { changeMany } from './queries-many.ts'

/** Some pieces become an entry of their own, with all that is known of them. */
export const split = command(stampItems.split, async ({ input: { id, mint, used, status }, viewer, tx, tools, emit }) => {
  await lock(tx, 'stamp_items', [id])
  const kept = await findOwnItem(tx, id, viewer.id)
  if (!kept) return refuse('stamp_item.not_found')
  const barred = splittable(kept, { mint, used })
  if (barred) return barred
  const given = givenOf(kept)
  await changeMany(tx, [{ ...given, id, quantity_owned: { mint: kept.mint - mint, used: kept.used - used } }])
  // IN_AUCTION and the like hold for the promised pieces; those that are split off are free.
  const part = { ...given, status: status ?? freeStatus(given.status), quantity_owned: { mint, used } }
  const new_id = await keepItem(tx, viewer.id, part)
  await hang(tx, { id: new_id, ...part })
  for (const stamp_item_id of [id, new_id]) emit(stampItemChanged, { stamp_item_id, member_id: viewer.id })
  const rows = [(await findOwnItem(tx, id, viewer.id))!, (await findOwnItem(tx, new_id, viewer.id))!]
  const [stamp_item, split_off] = await itemViews(tx, tools.files, rows, viewer.id)
  return { stamp_item: stamp_item!, split_off: split_off! }
})
