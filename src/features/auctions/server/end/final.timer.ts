import { timer } from '#server/operations/slice.ts'
import { type AuctionId, auctionChanged } from '../../contract.ts'
import { changeAuction, lockAuction } from '../queries.ts'
import { lotOf } from '../standing.ts'
import { dueFinal, nextFinal } from './queries-end.ts'

/** Nobody can be offered the lot any more: its losing ceilings are open. */
export const finishAuctions = timer<AuctionId>({
  name: 'auctions.final',
  due: dueFinal,
  next: nextFinal,
  async run({ tx, emit, clock }, id) {
    const row = await lockAuction(tx, id)
    const now = await clock()
    const stands = row?.second_chance_until && row.second_chance_until > now
    if (!row || row.final_at !== null || row.open_until === null || row.open_until > now || stands) return
    await changeAuction(tx, id, { final_at: now })
    emit(auctionChanged, lotOf(row))
  },
})
