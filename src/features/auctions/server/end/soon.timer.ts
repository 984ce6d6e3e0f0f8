import { timer } from '#server/operations/slice.ts'
import { type AuctionId, auctionEndingSoon } from '../../contract.ts'
import { isOver, SOON_MINUTES } from '../../rules.ts'
import { changeAuction, lockAuction } from '../queries.ts'
import { lotOf } from '../standing.ts'
import { dueSoon, nextSoon } from './queries-end.ts'

/** Once, an hour before the end, for those who watch or have bid. */
export const tellEndingSoon = timer<AuctionId>({
  name: 'auctions.ending_soon',
  due: dueSoon,
  next: nextSoon,
  async run({ tx, emit, clock }, id) {
    const row = await lockAuction(tx, id)
    const now = await clock()
    if (row?.status !== 'active' || isOver({ ends_at: row.ends_at! }, now)) return
    if (row.ends_at!.getTime() - now.getTime() > SOON_MINUTES * 60_000) return
    await changeAuction(tx, id, { soon_told: true })
    emit(auctionEndingSoon, { ...lotOf(row), ends_at: row.ends_at!.toISOString() })
  },
})
