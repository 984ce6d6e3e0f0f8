import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { stampItems } from '../contract.ts'
import { stampItemRights } from '../plan-rights.ts'
import { stampItemTexts } from '../texts.ts'
import { create } from './create.ts'
import { byIds } from './find/by-ids.ts'
import { cards } from './find/cards.ts'
import { counts, held, values } from './find/counts.ts'
import { list } from './find/list.ts'
import { itemSearch } from './find/search-kind.ts'
import { shownCounts, shownDrops } from './find/shown-counts.ts'
import { similar } from './find/similar.ts'
import { bulk } from './many/bulk.ts'
import { fromEntries } from './many/from-entries.ts'
import { move } from './many/move.ts'
import { removeMany, restore } from './many/remove-many.ts'
import { split } from './many/split.ts'
import { stampItemTags } from './privacy.ts'
import { seenItems } from './queries.ts'
import { entryCounts } from './queries-entry-counts.ts'
import { itemLevel } from './queries-level.ts'
import { remove } from './remove.ts'
import { show } from './show.ts'
import { stampItemKind } from './subject.ts'
import { update } from './update.ts'
import { history } from './worth/history.ts'
import { sumCollectionDays } from './worth/sum-days.timer.ts'

const seen = visibleRows((db, ids, viewer) => seenItems(db, ids, viewer.id))

export const stampItemsSlice = slice('stamp-items', stampItems, {
  handlers: {
    create,
    update,
    show,
    list,
    cards,
    shownCounts,
    shownDrops,
    byIds,
    similar,
    counts,
    values,
    history,
    held,
    remove,
    removeMany,
    restore,
    move,
    split,
    bulk,
    fromEntries,
  },
  scopes: {
    'collection.read': ['show', 'list', 'byIds', 'counts', 'held'],
    'collection.write': ['create', 'update', 'remove', 'removeMany', 'restore', 'move', 'split', 'fromEntries'],
  },
  timers: [sumCollectionDays],
  topics: {
    stamp_item: seen,
    'discussion of stamp_item': seen,
    'stamp_items of member': ownOnly,
  },
  rights: stampItemRights,
  levelSources: [itemLevel],
  texts: stampItemTexts,
  subjects: [stampItemKind],
  searchKinds: [itemSearch],
  subjectCounts: entryCounts,
  tags: stampItemTags,
  lockRank: { stamp_items: 700 },
})
