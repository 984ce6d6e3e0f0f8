import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { profiles } from '../contract.ts'
import { profileNotices } from '../notices.ts'
import { profileTexts } from '../texts.ts'
import { bookmark, bookmarks, syncBookmarks } from './bookmarks.ts'
import { lookAtLevels } from './level/level.timer.ts'
import { level } from './level/level.ts'
import { beginLevel, countDealing, countItem, countStore } from './level/on-deeds.ts'
import { profileTags } from './privacy.ts'
import { search } from './search.ts'
import { profileAddresses, profileCard } from './seo.ts'
import { show } from './show.ts'
import { setShowcase, showcase } from './showcase.ts'
import { update } from './update.ts'
import { updateMedia } from './update-media.ts'
import { setVisibility, visibility } from './visibility.ts'

export const profilesSlice = slice('profiles', profiles, {
  handlers: { show, search, update, updateMedia, visibility, setVisibility, showcase, setShowcase, level, bookmarks, bookmark, syncBookmarks },
  listeners: [countDealing, countItem, countStore, beginLevel],
  timers: [lookAtLevels],
  topics: { 'bookmarks of member': ownOnly },
  texts: profileTexts,
  sitemap: [profileAddresses],
  shareCards: { profiles: profileCard },
  tags: profileTags,
  notices: profileNotices,
})
