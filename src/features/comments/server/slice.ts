import { slice } from '#server/operations/slice.ts'
import { comments } from '../contract.ts'
import { commentNotices } from '../notices.ts'
import { commentRights } from '../plan-rights.ts'
import { commentTexts } from '../texts.ts'
import { commentTags } from './privacy.ts'
import { purgeComments } from './purge.timer.ts'
import { list, versions } from './read.ts'
import { commentKind } from './subject.ts'
import { create, edit, remove, restore } from './write.ts'

export const commentsSlice = slice('comments', comments, {
  handlers: { create, list, edit, remove, restore, versions },
  timers: [purgeComments],
  rights: commentRights,
  texts: commentTexts,
  subjects: [commentKind],
  tags: commentTags,
  notices: commentNotices,
  lockRank: { comments: 720 },
})
