import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { searches } from '../contract.ts'
import { searchTexts } from '../texts.ts'
import { kinds } from './kinds.ts'
import { forgetLog, forgetLogs, keepLog, logs, popular } from './logs.ts'
import { searchTags } from './privacy.ts'
import { suggest } from './suggest.ts'

/** Search over all kinds that slices register, and what members have searched for. */
export const searchSlice = slice('search', searches, {
  handlers: { suggest, kinds, logs, keepLog, forgetLog, forgetLogs, popular },
  topics: { 'searches of member': ownOnly },
  texts: searchTexts,
  tags: searchTags,
})
