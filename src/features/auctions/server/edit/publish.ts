import { next } from '#kernel/machine.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { auctionMachine } from '../../rules.ts'
import { auctionAnswer } from '../show/answer.ts'
import { lockOwn, publishAuction } from './publication.ts'

export const publish = command(auctions.publish, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!next(auctionMachine, row.status, 'publish', 'seller')) return refuse('auction.wrong_state', { status: row.status })
  return (await publishAuction(call, row)) ?? auctionAnswer(call, row.id)
})
