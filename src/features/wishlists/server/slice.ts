import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { wishlists } from '../contract.ts'
import { wishlistTexts } from '../texts.ts'
import { matches, progress } from './matches.ts'
import { missing } from './missing.ts'
import { wishTags } from './privacy.ts'
import { wantedBy } from './queries-entry-count.ts'
import { wishMany } from './wish-many.ts'
import { list, wish, wished } from './wishlists.ts'

export const wishlistsSlice = slice('wishlists', wishlists, {
  handlers: { list, wish, wished, matches, progress, missing, wishMany },
  topics: { 'wishlist of member': ownOnly },
  texts: wishlistTexts,
  subjectCounts: [wantedBy],
  tags: wishTags,
})
