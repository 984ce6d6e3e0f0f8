import { type MayListen, slice } from '#server/operations/slice.ts'
import { approvals } from '../contract.ts'
import { approvalNotices } from '../notices.ts'
import { approvalTexts } from '../texts.ts'
import { consent, expiring, refuseIt, withdraw } from './decide.ts'
import { count, list } from './list.ts'
import { approvalTags } from './privacy.ts'

/** The list is heard by those who may read it. */
const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : [])

export const approvalsSlice = slice('approvals', approvals, {
  handlers: { list, count, consent, refuse: refuseIt, withdraw },
  timers: [expiring],
  topics: { approvals: ofTheHouse },
  texts: approvalTexts,
  tags: approvalTags,
  notices: approvalNotices,
  lockRank: { approvals: 5 },
})
