import { visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { presence, presenceHidden } from '../contract.ts'
import { presenceTexts } from '../texts.ts'
import { keepAttendance } from './attendance.ts'
import { onFollowChanged } from './on-follow-changed.ts'
import { presenceTags } from './privacy.ts'
import { heardPresences } from './queries.ts'
import { list, show } from './read.ts'

export const presenceSlice = slice('presence', presence, {
  handlers: { show, list },
  listeners: [onFollowChanged],
  attendance: [keepAttendance],
  topics: { 'presence of member': visibleRows((db, ids, viewer) => heardPresences(db, ids, viewer.id)) },
  socketEvents: [{ event: presenceHidden, sockets: 'end' }],
  texts: presenceTexts,
  tags: presenceTags,
})
