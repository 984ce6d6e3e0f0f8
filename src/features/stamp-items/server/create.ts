import { command } from '#server/operations/slice.ts'
import { stampItemChanged, stampItems } from '../contract.ts'
import { completed, wrongIn } from './check.ts'
import { hang } from './pictures.ts'
import { findOwnItem } from './queries.ts'
import { keepItem } from './queries-keep.ts'
import { itemViews } from './view.ts'

export const create = command(stampItems.create, async ({ input, viewer, tx, tools, emit }) => {
  const wrong = await wrongIn(tx, viewer.id, input)
  if (wrong) return wrong
  const id = await keepItem(tx, viewer.id, await completed(tx, tools.site.currency, input))
  await hang(tx, { id, ...input })
  emit(stampItemChanged, { stamp_item_id: id, member_id: viewer.id })
  const [stamp_item] = await itemViews(tx, tools.files, [(await findOwnItem(tx, id, viewer.id))!], viewer.id)
  return { stamp_item: stamp_item! }
})
