import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { staff, staffEnded } from '../contract.ts'
import { staffNotices } from '../notices.ts'
import { staffRights } from '../plan-rights.ts'
import { staffTexts } from '../texts.ts'
import { accept, leave, refuseWork, remove } from './answer.ts'
import { invite } from './invite.ts'
import { list, places } from './list.ts'
import { staffTags } from './privacy.ts'
import { countStaff } from './queries.ts'

export const staffSlice = slice('staff', staff, {
  handlers: { list, invite, remove, places, accept, refuse: refuseWork, leave },
  topics: { 'staff of member': ownOnly },
  socketEvents: [{ event: staffEnded, sockets: 'end' }],
  rights: staffRights,
  counts: { staff: countStaff },
  notices: staffNotices,
  texts: staffTexts,
  tags: staffTags,
})
