import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { stores } from '../contract.ts'
import { storeRights } from '../plan-rights.ts'
import { storeTexts } from '../texts.ts'
import { create } from './create.ts'
import { storeSearch } from './find/search-kind.ts'
import { list } from './list.ts'
import { own } from './own.ts'
import { storeTags } from './privacy.ts'
import { seenStores } from './queries.ts'
import { storeLevel } from './queries-level.ts'
import { fullStores } from './queries-suggest.ts'
import { followersOfStore } from './record/queries-followers.ts'
import { storeAddresses } from './seo.ts'
import { ofSeller, show } from './show.ts'
import { storeKind } from './subject.ts'
import { update } from './update.ts'
import { tellAways } from './vacation/away.timer.ts'
import { vacation } from './vacation/vacation.ts'

export const storesSlice = slice('stores', stores, {
  handlers: { create, update, vacation, show, list, ofSeller, own },
  timers: [tellAways],
  topics: { store: visibleRows((db, ids, viewer) => seenStores(db, ids, viewer.id)) },
  rights: storeRights,
  levelSources: [storeLevel],
  texts: storeTexts,
  subjects: [storeKind],
  subjectCounts: [followersOfStore],
  searchKinds: [storeSearch],
  sitemap: [storeAddresses],
  suggests: [fullStores],
  tags: storeTags,
  lockRank: { stores: 200 },
})
