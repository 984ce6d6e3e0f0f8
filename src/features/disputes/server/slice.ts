import type { Db } from '#server/db/db.ts'
import { type MayListen, slice } from '#server/operations/slice.ts'
import type { Opening } from '#server/slices/declarations.ts'
import { disputes } from '../contract.ts'
import { disputeNotices } from '../notices.ts'
import { disputeTexts } from '../texts.ts'
import { disputeDeadlines } from './deadline.timer.ts'
import { decide, retryRefund, settleRefund, waiting } from './moderate.ts'
import { accept, agree, askReturn, contest, decline, offer, refuseIt, sendBack, takeBack, withdraw } from './moves.ts'
import { open } from './open.ts'
import { disputeTags } from './privacy.ts'
import { openCount } from './queries.ts'
import { disputeCause } from './queries-causes.ts'
import { say } from './say.ts'
import { show } from './show.ts'

async function unfinishedDisputes(db: Db, id: string): Promise<Opening[]> {
  const count = await openCount(db, id)
  return count ? [{ code: 'disputes', path: '/orders', facts: { count } }] : []
}

/** The lists of moderators are heard by those who may read them. */
const ofTheHouse: MayListen = (_, viewer, ids) => (viewer.permissions.has('user.access.admin') ? ids : [])

export const disputesSlice = slice('disputes', disputes, {
  handlers: {
    show,
    open,
    say,
    accept,
    offer,
    askReturn,
    refuse: refuseIt,
    agree,
    decline,
    withdraw,
    sendBack,
    takeBack,
    contest,
    waiting,
    decide,
    retryRefund,
    settleRefund,
  },
  timers: [disputeDeadlines],
  topics: { order_disputes: ofTheHouse, order_refunds: ofTheHouse },
  texts: disputeTexts,
  guarded: [decide.act],
  tags: disputeTags,
  statementCauses: [disputeCause],
  unfinished: [unfinishedDisputes],
  notices: disputeNotices,
})
