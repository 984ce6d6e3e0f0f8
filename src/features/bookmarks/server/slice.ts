import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { bookmarks } from '../contract.ts'
import { bookmarkTexts } from '../texts.ts'
import { bookmark, list, sync } from './bookmarks.ts'
import { bookmarkTags } from './privacy.ts'

export const bookmarksSlice = slice('bookmarks', bookmarks, {
  handlers: { list, bookmark, sync },
  topics: { 'bookmarks of member': ownOnly },
  texts: bookmarkTexts,
  tags: bookmarkTags,
})
