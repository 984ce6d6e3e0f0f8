import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { auctionChanged, auctions } from '../../contract.ts'
import { isOver, retractable, standingOf } from '../../rules.ts'
import { findSeen, lockAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { lotOf, termsOf } from '../standing.ts'
import { keepBidder, standingBids } from './queries-book.ts'
import { writeEntry } from './write.ts'

/** The standing is counted anew from the bids that are left. */
export const retractBid = command(auctions.retractBid, async (call) => {
  const { input, viewer, tx, emit, clock } = call
  if (!(await findSeen(tx, input.id, viewer.id))) return refuse('auction.not_found')
  const row = (await lockAuction(tx, input.id))!
  const at = await clock()
  if (row.status !== 'active' || isOver({ ends_at: row.ends_at! }, at)) return refuse('auction.closed')
  const bids = await standingBids(tx, row.id)
  const fall = new Set(retractable(bids, viewer.id, row.ends_at!, at).map(({ version }) => version))
  if (!fall.size) return refuse('auction.not_retractable')
  const left = bids.filter(({ version }) => !fall.has(version))
  const own = left.filter(({ bidder_id }) => bidder_id === viewer.id).at(-1)
  const after = standingOf(left, termsOf(row))
  const entry = {
    kind: 'retract',
    member_id: viewer.id,
    amount: null,
    after,
    ends_at: row.ends_at!,
    at,
    fallen: [...fall],
    reason: input.reason,
  } as const
  const { bidder } = await writeEntry(tx, row, entry, { bid_count: left.length, retraction_count: row.retraction_count + 1 })
  await keepBidder(tx, row.id, viewer.id, bidder, own?.amount ?? null)
  emit(auctionChanged, lotOf(row))
  return auctionAnswer(call, row.id)
})
