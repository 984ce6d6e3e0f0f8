import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { savedSearches } from '../contract.ts'
import { savedSearchNotices } from '../notices.ts'
import { savedSearchRights } from '../plan-rights.ts'
import { savedSearchTexts } from '../texts.ts'
import { alertListeners } from './find-searches.ts'
import { list } from './list.ts'
import { savedSearchTags } from './privacy.ts'
import { countAlerts } from './queries.ts'
import { remove, save, setAlerts } from './save.ts'
import { tellFound } from './tell.timer.ts'

/** Searches that members keep: whatever is listed anew is held against those that could match. */
export const savedSearchesSlice = slice('saved-searches', savedSearches, {
  handlers: { list, save, setAlerts, remove },
  alertListeners,
  timers: [tellFound],
  topics: { 'saved searches of member': ownOnly },
  counts: { saved_searches: countAlerts },
  rights: savedSearchRights,
  texts: savedSearchTexts,
  notices: savedSearchNotices,
  tags: savedSearchTags,
  lockRank: { saved_searches: 620 },
})
