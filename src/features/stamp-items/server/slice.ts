import { slice } from '#server/run/handle.ts'
import { stampItems } from '../contract.ts'
import { stampItemTexts } from '../texts.ts'
import { create } from './create.ts'
import { list } from './list.ts'
import { findSeenItem } from './queries.ts'
import { remove } from './remove.ts'
import { show } from './show.ts'
import { update } from './update.ts'

export const stampItemsSlice = slice('stamp-items', stampItems, {
  handlers: { create, update, show, list, remove },
  subjects: {
    stamp_item: async (db, viewer, id) => Boolean(await findSeenItem(db, id, viewer.id)),
    'stamp_items of member': (_, viewer, id) => viewer.id === id,
  },
  texts: stampItemTexts,
})
