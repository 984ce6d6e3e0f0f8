import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { canBuyNow } from '../../rules.ts'
import { sell } from '../end/sell.ts'
import { findSeen, lockAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { standingIn, termsOf } from '../standing.ts'
import { mayBid } from './barrier.ts'
import { writeEntry } from './write.ts'

/** Ends the lot in the same transaction: against a bid or a second buyer, whoever has the lock first has it. */
export const buyNow = command(auctions.buyNow, async (call) => {
  const { input, viewer, tx, clock } = call
  if (!(await findSeen(tx, input.id, viewer.id))) return refuse('auction.not_found')
  const row = (await lockAuction(tx, input.id))!
  const at = await clock()
  const no = await mayBid(tx, row, viewer.id, at)
  if (no) return no
  if (!canBuyNow(standingIn(row), termsOf(row)) || input.expected_price !== row.buy_it_now_price) return refuse('auction.no_buy_now')
  const entry = { kind: 'buy_now', member_id: viewer.id, amount: null, after: standingIn(row), ends_at: row.ends_at!, at } as const
  const { row: written } = await writeEntry(tx, row, entry)
  await sell(call, written, { winner_id: viewer.id, price: row.buy_it_now_price!, at })
  return auctionAnswer(call, row.id)
})
