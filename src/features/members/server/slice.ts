import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { memberTexts } from '../texts.ts'
import { onSettingKept } from './on-setting-kept.ts'
import { memberTags } from './privacy.ts'
import { seenMembers } from './queries.ts'
import { monthLevel } from './queries-level.ts'

export const membersSlice = slice(
  'members',
  {},
  {
    handlers: {},
    listeners: [onSettingKept],
    topics: {
      own: ownOnly,
      member: visibleRows((db, ids, viewer) => seenMembers(db, ids, viewer.id)),
    },
    levelSources: [monthLevel],
    texts: memberTexts,
    tags: memberTags,
    lockRank: { members: 100 },
  },
)
