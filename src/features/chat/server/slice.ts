import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { chat } from '../contract.ts'
import { chatNotices } from '../notices.ts'
import { chatRights } from '../plan-rights.ts'
import { chatTexts } from '../texts.ts'
import { accept, archive, decline, mute } from './arrange.ts'
import { offerLines } from './lines/on-offers.ts'
import { deliver, read, typing } from './marks.ts'
import { edit, remove } from './messages/change.ts'
import { react } from './messages/react.ts'
import { chatTags } from './privacy.ts'
import { heardConversations } from './queries.ts'
import { history, list, search, withMember } from './read.ts'
import { retention } from './retention.timer.ts'
import { changeSettings, settings } from './settings.ts'
import { conversationKind } from './subject.ts'
import { begin, send } from './write.ts'

const oneOfTwo = visibleRows((db, ids, viewer) => heardConversations(db, ids, viewer.id))

export const chatSlice = slice('chat', chat, {
  handlers: {
    ...{ list, withMember, begin, history, send, edit, remove, react, read, deliver, typing },
    ...{ mute, archive, accept, decline, search, settings, changeSettings },
  },
  // Privacy: asked again at each subscription; a block ends the sockets of both (network.member_blocked).
  topics: { conversation: oneOfTwo, 'marks of conversation': oneOfTwo, 'messages of member': ownOnly },
  listeners: offerLines,
  timers: [retention],
  rights: chatRights,
  texts: chatTexts,
  subjects: [conversationKind],
  tags: chatTags,
  notices: chatNotices,
  lockRank: { conversations: 730 },
})
