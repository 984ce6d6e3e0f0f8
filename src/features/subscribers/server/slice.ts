import { slice } from '#server/operations/slice.ts'
import { subscribers } from '../contract.ts'
import { subscriberTexts } from '../texts.ts'
import { exportAll, list } from './list.ts'
import { subscriberTags } from './privacy.ts'
import { confirm, off, offPage, subscribe } from './subscribe.ts'

export const subscribersSlice = slice('subscribers', subscribers, {
  handlers: { subscribe, confirm, offPage, off, list, export: exportAll },
  texts: subscriberTexts,
  tags: subscriberTags,
})
