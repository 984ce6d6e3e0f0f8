import { refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { findOwn, keepAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { columnsOf } from './given.ts'
import { publishAuction } from './publication.ts'

export const create = command(auctions.create, async (call) => {
  const { input, viewer, tx, tools } = call
  const { is_published, ...given } = input
  await lock(tx, 'members', [viewer.id])
  await lock(tx, 'stamp_items', [given.auctionable_id])
  const columns = await columnsOf(tx, given, viewer.id)
  if (refused(columns)) return columns
  const id = await keepAuction(tx, { ...columns, seller_id: viewer.id, currency: tools.site.currency })
  const no = is_published ? await publishAuction(call, (await findOwn(tx, id, viewer.id))!) : undefined
  return no ?? auctionAnswer(call, id)
})
