import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { isWaiting } from '../../rules.ts'
import { dropAuction } from '../queries.ts'
import { lockOwn } from './publication.ts'

export const remove = command(auctions.remove, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!isWaiting(row.status)) return refuse('auction.wrong_state', { status: row.status })
  await dropAuction(call.tx, row.id)
  return {}
})
