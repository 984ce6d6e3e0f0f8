import { slice } from '#server/operations/slice.ts'
import { profiles } from '../contract.ts'
import { profileNotices } from '../notices.ts'
import { profileTexts } from '../texts.ts'
import { payItem } from './coins/on-item.ts'
import { lookAtLevels } from './level/level.timer.ts'
import { level } from './level/level.ts'
import { beginLevel, levelListeners } from './level/on-deeds.ts'
import { profileTags } from './privacy.ts'
import { search } from './search/search.ts'
import { contactSearch, memberSearch } from './search/search-kinds.ts'
import { profileAddresses, profileCard } from './seo.ts'
import { show } from './show.ts'
import { setShowcase, showcase } from './showcase.ts'
import { memberKind } from './subject.ts'
import { update } from './update.ts'
import { updateMedia } from './update-media.ts'
import { setVisibility, visibility } from './visibility.ts'

export const profilesSlice = slice('profiles', profiles, {
  handlers: { show, search, update, updateMedia, visibility, setVisibility, showcase, setShowcase, level },
  listeners: [beginLevel, payItem],
  levelListeners,
  timers: [lookAtLevels],
  texts: profileTexts,
  subjects: [memberKind],
  searchKinds: [memberSearch, contactSearch],
  sitemap: [profileAddresses],
  shareCards: { profiles: profileCard },
  tags: profileTags,
  notices: profileNotices,
})
