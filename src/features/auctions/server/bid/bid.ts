import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { auctions, bidPlaced } from '../../contract.ts'
import { biddable, endAfter, place } from '../../rules.ts'
import { findSeen, lockAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { lotOf, standingIn, termsOf } from '../standing.ts'
import { mayBid } from './barrier.ts'
import { writeEntry } from './write.ts'

/** The lot is locked first; its facts and the clock are read afterwards, so that a bid that waited over the end is late. */
export const bid = command(auctions.bid, async (call) => {
  const { input, viewer, tx, emit, clock } = call
  if (!(await findSeen(tx, input.id, viewer.id))) return refuse('auction.not_found')
  const row = (await lockAuction(tx, input.id))!
  const at = await clock()
  const given = { bidder_id: viewer.id, amount: input.amount }
  const before = standingIn(row)
  const no = (await mayBid(tx, row, viewer.id, at)) ?? biddable(before, termsOf(row), given)
  if (no) return no
  const after = place(before, termsOf(row), given)
  const ends_at = endAfter({ ends_at: row.ends_at!, hard_end_at: row.hard_end_at!, soft_close_s: row.soft_close_s }, at, before, after)
  const entry = { kind: 'bid', member_id: viewer.id, amount: input.amount, after, ends_at, at } as const
  const { row: now, bidder } = await writeEntry(tx, row, entry, { bid_count: row.bid_count + 1 })
  const outbid_id = row.leader_id !== null && row.leader_id !== now.leader_id ? row.leader_id : null
  emit(bidPlaced, {
    ...{ ...lotOf(row), version: now.version, bidder, bidder_id: viewer.id, outbid_id },
    ...{ price: now.current_price!, currency: row.currency },
  })
  return auctionAnswer(call, row.id)
})
