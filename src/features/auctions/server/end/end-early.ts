import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { endEarly as decide, isOver, NO_BIDS } from '../../rules.ts'
import { standingBids } from '../bid/queries-book.ts'
import { writeEntry } from '../bid/write.ts'
import { findOwn, lockAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { reserveState } from '../standing.ts'
import { endUnsold } from './close.ts'
import { sell } from './sell.ts'

export const endEarly = command(auctions.endEarly, async (call) => {
  const { input, viewer, tx, clock } = call
  if (!(await findOwn(tx, input.id, viewer.id))) return refuse('auction.not_found')
  const row = (await lockAuction(tx, input.id))!
  const at = await clock()
  if (row.status !== 'active' || isOver({ ends_at: row.ends_at! }, at)) return refuse('auction.closed')
  const way = decide({ ends_at: row.ends_at!, bid_count: row.bid_count, reserve: reserveState(row) }, at)
  if (refused(way)) return way
  if (way === 'sell_early') await sell(call, row, { winner_id: row.leader_id!, price: row.current_price!, at })
  else await endUnsold(call, await withoutBids(call, row, at), { status: 'cancelled', outcome: row.bid_count ? 'ended_early' : 'no_bids', at })
  return auctionAnswer(call, row.id)
})

/** Its bids fall, by a link of their own in the book; how many there were stays known. */
async function withoutBids({ tx, viewer }: Parameters<typeof endEarly.run>[0], row: Parameters<typeof writeEntry>[1], at: Date) {
  if (!row.bid_count) return row
  const fallen = (await standingBids(tx, row.id)).map(({ version }) => version)
  const entry = { kind: 'cancel', member_id: viewer.id, amount: null, after: NO_BIDS, ends_at: row.ends_at!, at, fallen } as const
  return (await writeEntry(tx, row, entry)).row
}
