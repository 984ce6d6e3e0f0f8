import { slice } from '#server/operations/slice.ts'
import { upkeep } from '../contract.ts'
import { upkeepTexts } from '../texts.ts'
import { retryDelivery, retryEvent, retryJob, retryLetter, runClock } from './acts.ts'
import { show } from './show.ts'

export const upkeepSlice = slice('upkeep', upkeep, {
  handlers: { show, retryLetter, retryEvent, retryJob, retryDelivery, runClock },
  topics: { upkeep: (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : []) },
  texts: upkeepTexts,
})
