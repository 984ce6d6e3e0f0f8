import { slice } from '#server/operations/slice.ts'
import { reactions } from '../contract.ts'
import { reactionNotices } from '../notices.ts'
import { reactionRights } from '../plan-rights.ts'
import { reactionTexts } from '../texts.ts'
import { reactionTags } from './privacy.ts'
import { list, react } from './reactions.ts'

export const reactionsSlice = slice('reactions', reactions, {
  handlers: { react, list },
  texts: reactionTexts,
  rights: reactionRights,
  tags: reactionTags,
  notices: reactionNotices,
})
