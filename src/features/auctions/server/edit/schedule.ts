import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { isSchedulable } from '#kernel/time/schedule.ts'
import { command } from '#server/operations/slice.ts'
import { auctionChanged, auctions } from '../../contract.ts'
import { auctionMachine } from '../../rules.ts'
import { type AuctionRow, changeAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { lotOf } from '../standing.ts'
import { lockOwn, readyAt, type Seller } from './publication.ts'

/** Nothing is promised yet: another sale of the piece before that time is as good. Precondition: the locks of `lockOwn` are held. */
export async function scheduleAuction(seller: Seller, row: AuctionRow, publish_at: Date) {
  if (!isSchedulable(publish_at, await seller.clock())) return refuse('auction.publish_at')
  const ready = await readyAt(seller, row, publish_at)
  if (refused(ready)) return ready
  await changeAuction(seller.tx, row.id, { status: 'scheduled', publish_at })
  seller.emit(auctionChanged, lotOf(row))
  return undefined
}

export const schedule = command(auctions.schedule, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(auctionMachine, row.status, 'schedule', 'seller')) return refuse('auction.wrong_state', { status: row.status })
  return (await scheduleAuction(call, row, call.input.publish_at)) ?? auctionAnswer(call, row.id)
})

export const unschedule = command(auctions.unschedule, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(auctionMachine, row.status, 'unschedule', 'seller')) return refuse('auction.wrong_state', { status: row.status })
  await changeAuction(call.tx, row.id, { status: 'draft', publish_at: null })
  call.emit(auctionChanged, lotOf(row))
  return auctionAnswer(call, row.id)
})
