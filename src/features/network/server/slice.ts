import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { memberBlocked, network } from '../contract.ts'
import { networkNotices } from '../notices.ts'
import { networkRights } from '../plan-rights.ts'
import { networkTexts } from '../texts.ts'
import { accept, reject, removeFollower } from './answer.ts'
import { block, mute, unblock, unmute } from './block.ts'
import { expireRequests } from './expire.timer.ts'
import { follow, toggle, unfollow } from './follow.ts'
import { blocked, followers, following, muted, people, requests } from './lists.ts'
import { networkTags } from './privacy.ts'
import { standing } from './standing.ts'
import { suggestions } from './suggestions.ts'

export const networkSlice = slice('network', network, {
  handlers: {
    ...{ follow, unfollow, toggle, standing, accept, reject, removeFollower, requests, followers, following, people, suggestions },
    ...{ block, unblock, blocked, mute, unmute, muted },
  },
  timers: [expireRequests],
  // Privacy: members subscribe only to their own network.
  topics: { 'network of member': ownOnly },
  rights: networkRights,
  texts: networkTexts,
  socketEvents: [{ event: memberBlocked, sockets: 'end' }],
  tags: networkTags,
  notices: networkNotices,
})
