import { ownOnly, visibleRows } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { groupLeft, groups } from '../contract.ts'
import { groupNotices } from '../notices.ts'
import { groupTexts } from '../texts.ts'
import { onClubChanged, onClubStanding } from './club.ts'
import { create, edit } from './create.ts'
import { endLink, invitation, join, links, makeLink } from './links/links.ts'
import { hears, marks, read, typing } from './marks.ts'
import { editMessage, react, removeMessage, send } from './messages.ts'
import { add, handOver, leave, remove, role } from './people.ts'
import { groupTags } from './privacy.ts'
import { heardGroups } from './queries.ts'
import { history, list, members, search, show } from './read.ts'
import { groupKind } from './subject.ts'
import { unfinishedGroups } from './unfinished.ts'

const ofMembers = visibleRows((db, ids, viewer) => heardGroups(db, ids, viewer.id))

export const groupsSlice = slice('groups', groups, {
  handlers: {
    ...{ list, show, create, edit, members, add, remove, role, handOver, leave, links, makeLink, endLink, invitation, join },
    ...{ history, send, editMessage, removeMessage, react, read, marks, typing, hears, search },
  },
  listeners: [onClubStanding, onClubChanged],
  // Privacy: asked at each subscription; whoever is out of a group has their sockets closed (groups.left).
  topics: { group: ofMembers, 'people of group': ofMembers, 'marks of group': ofMembers, 'groups of member': ownOnly },
  socketEvents: [{ event: groupLeft, sockets: 'end' }],
  texts: groupTexts,
  subjects: [groupKind],
  tags: groupTags,
  notices: groupNotices,
  unfinished: [unfinishedGroups],
})
