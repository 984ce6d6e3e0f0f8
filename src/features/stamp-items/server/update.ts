import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { stampItemChanged, stampItems } from '../contract.ts'
import { changeable, pictured } from '../rules.ts'
import { completed, wrongIn } from './check.ts'
import { hang } from './pictures.ts'
import { findOwnItem } from './queries.ts'
import { changeItem } from './queries-keep.ts'
import { itemViews } from './view.ts'

export const update = command(stampItems.update, async ({ input: { id, ...given }, viewer, tx, tools, emit }) => {
  if (!(await findOwnItem(tx, id, viewer.id))) return refuse('stamp_item.not_found')
  await lock(tx, 'stamp_items', [id])
  const kept = await findOwnItem(tx, id, viewer.id)
  if (!kept) return refuse('stamp_item.not_found')
  const wrong = (await wrongIn(tx, viewer.id, given)) ?? changeable(kept, given.status, given.quantity_owned) ?? pictured(kept, given.media_ids)
  if (wrong) return wrong
  await changeItem(tx, id, await completed(tx, tools.site.currency, given))
  await hang(tx, { id, ...given }, kept.media_ids)
  emit(stampItemChanged, { stamp_item_id: id, member_id: viewer.id })
  const [stamp_item] = await itemViews(tx, tools.files, [(await findOwnItem(tx, id, viewer.id))!], viewer.id)
  return { stamp_item: stamp_item! }
})
