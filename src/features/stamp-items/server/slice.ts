import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { stampItems } from '../contract.ts'
import { stampItemTexts } from '../texts.ts'
import { create } from './create.ts'
import { list } from './list.ts'
import { stampItemTags } from './privacy.ts'
import { seenItems } from './queries.ts'
import { remove } from './remove.ts'
import { show } from './show.ts'
import { stampItemKind } from './subject.ts'
import { update } from './update.ts'

export const stampItemsSlice = slice('stamp-items', stampItems, {
  handlers: { create, update, show, list, remove },
  topics: {
    stamp_item: visibleRows((db, ids, viewer) => seenItems(db, ids, viewer.id)),
    'stamp_items of member': ownOnly,
  },
  texts: stampItemTexts,
  subjects: [stampItemKind],
  tags: stampItemTags,
  lockRank: { stamp_items: 700 },
})
