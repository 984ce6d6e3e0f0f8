import { type MayListen, slice } from '#server/operations/slice.ts'
import { reconciliation } from '../contract.ts'
import { reconciliationTexts } from '../texts.ts'
import { compareDays } from './compare.sweeper.ts'
import { again, list } from './list.ts'
import { reconciliationTags } from './privacy.ts'

const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : [])

export const reconciliationSlice = slice('reconciliation', reconciliation, {
  handlers: { list, again },
  sweepers: [compareDays],
  topics: { reconciliations: ofTheHouse },
  texts: reconciliationTexts,
  tags: reconciliationTags,
})
