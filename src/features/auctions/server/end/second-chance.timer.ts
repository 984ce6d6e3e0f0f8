import { timer } from '#server/operations/slice.ts'
import { type AuctionId, auctionChanged } from '../../contract.ts'
import { lockAuction } from '../queries.ts'
import { lotOf } from '../standing.ts'
import { dueChances, nextChance } from './queries-chance.ts'
import { takeBackOffer } from './second-chance.ts'

/** 48 hours without an answer. */
export const lapseSecondChances = timer<AuctionId>({
  name: 'auctions.second_chance',
  due: dueChances,
  next: nextChance,
  async run({ tx, emit, clock }, id) {
    const row = await lockAuction(tx, id)
    if (!row?.second_chance_until || row.second_chance_until > (await clock())) return
    await takeBackOffer(tx, row)
    emit(auctionChanged, lotOf(row))
  },
})
