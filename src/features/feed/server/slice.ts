import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { feed } from '../contract.ts'
import { feedNotices } from '../notices.ts'
import { feedTexts } from '../texts.ts'
import { feedListeners } from './on-market.ts'
import { feedTags } from './privacy.ts'
import { list, news, show, words } from './read.ts'
import { hide, muteWords, reshare, takeBack } from './write.ts'

export const feedSlice = slice('feed', feed, {
  handlers: { list, show, news, reshare, takeBack, hide, words, muteWords },
  listeners: feedListeners,
  topics: { 'feed of member': ownOnly },
  texts: feedTexts,
  tags: feedTags,
  notices: feedNotices,
})
