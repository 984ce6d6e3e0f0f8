import { refused } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { findOwn, keepAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { columnsOf } from './given.ts'
import { publishAuction } from './publication.ts'
import { scheduleAuction } from './schedule.ts'

export const create = command(auctions.create, async (call) => {
  const { input, viewer, tx, tools, clock } = call
  const { is_published, publish_at, ...given } = input
  await lock(tx, 'members', [viewer.id])
  await lock(tx, 'stamp_items', [given.auctionable_id])
  const columns = await columnsOf(tx, given, viewer.id)
  if (refused(columns)) return columns
  const id = await keepAuction(tx, { ...columns, seller_id: viewer.id, currency: tools.site.currency })
  if (!is_published) return auctionAnswer(call, id)
  const row = (await findOwn(tx, id, viewer.id))!
  const later = publish_at && publish_at > (await clock()) ? publish_at : undefined
  const no = later ? await scheduleAuction(call, row, later) : await publishAuction(call, row)
  return no ?? auctionAnswer(call, id)
})
