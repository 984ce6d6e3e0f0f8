import { commitUnits, releaseUnits, setItemStatus, type Unit } from '#features/stamp-items/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { auctionChanged, auctions, secondChanceOffered } from '../../contract.ts'
import { HOUR, SECOND_CHANCE_HOURS } from '../../rules.ts'
import { mayBuy } from '../bid/barrier.ts'
import { lockOwn } from '../edit/publication.ts'
import { type AuctionRow, changeAuction, findSeen, lockAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { lotOf } from '../standing.ts'
import { freeItem } from './close.ts'
import { whoIsNext } from './next-bidder.ts'
import { keepDeclined, nextBidder } from './queries-chance.ts'
import { sell } from './sell.ts'

/** The piece is promised for the time of the offer, so that accepting cannot fail for it. */
export const secondChance = command(auctions.secondChance, async (call) => {
  const { tx, emit, clock } = call
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  const now = await clock()
  if (!whoIsNext(row, now)) return refuse('auction.wrong_state', { status: row.status })
  const next = await nextBidder(tx, row)
  if (!next) return refuse('auction.nobody')
  await releaseUnits(tx, 'auction', row.id)
  const promise = { stamp_item_id: row.stamp_item_id, unit: row.unit as Unit, quantity: 1, kind: 'auction' as const, ref_id: row.id }
  if (!(await commitUnits(tx, promise))) return refuse('auction.wrong_state', { status: row.status })
  await setItemStatus(tx, row.stamp_item_id, 'IN_AUCTION')
  const until = new Date(now.getTime() + SECOND_CHANCE_HOURS * HOUR)
  await changeAuction(tx, row.id, { second_chance_id: next.member_id, second_chance_price: next.max_amount, second_chance_until: until })
  emit(secondChanceOffered, { ...lotOf(row), bidder_id: next.member_id, until: until.toISOString() })
  return auctionAnswer(call, row.id)
})

const isOffered = (row: AuctionRow, member_id: string, now: Date) =>
  row.second_chance_id === member_id && row.second_chance_until !== null && row.second_chance_until > now && row.final_at === null

export const answerSecondChance = command(auctions.answerSecondChance, async (call) => {
  const { input, viewer, tx, emit, clock } = call
  if (!(await findSeen(tx, input.id, viewer.id))) return refuse('auction.not_found')
  const row = (await lockAuction(tx, input.id))!
  const at = await clock()
  if (!isOffered(row, viewer.id, at)) return refuse('auction.wrong_state', { status: row.status })
  if (input.is_accepted) {
    const no = await mayBuy(tx, row, viewer.id)
    if (no) return no
    await lock(tx, 'stamp_items', [row.stamp_item_id])
    await sell(call, row, { winner_id: viewer.id, price: row.second_chance_price!, at })
    return auctionAnswer(call, row.id)
  }
  await keepDeclined(tx, row.id, viewer.id)
  await takeBackOffer(tx, row)
  emit(auctionChanged, lotOf(row))
  return auctionAnswer(call, row.id)
})

/** An offer that was not taken: the piece is free again. Precondition: the lot is locked. */
export async function takeBackOffer(tx: Parameters<typeof freeItem>[0], row: AuctionRow) {
  await freeItem(tx, row)
  await changeAuction(tx, row.id, { second_chance_id: null, second_chance_price: null, second_chance_until: null })
}
