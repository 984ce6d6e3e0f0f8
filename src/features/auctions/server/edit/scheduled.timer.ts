import { publishAtItsTime } from '#features/listings/server/public.ts'
import { refused } from '#kernel/refusal.ts'
import { type AuctionId, auctionMissed } from '../../contract.ts'
import { type AuctionRow, changeAuction } from '../queries.ts'
import { lotOf } from '../standing.ts'
import { lockOwn, publishAuction } from './publication.ts'
import { dueScheduled, nextScheduled, sellerOf } from './queries-scheduled.ts'

export const publishScheduled = publishAtItsTime<AuctionRow, AuctionId>({
  name: 'auctions.publish_scheduled',
  permission: 'auctions.crud',
  due: dueScheduled,
  next: nextScheduled,
  ownerOf: sellerOf,
  async lock({ tx }, id, owner_id) {
    const row = await lockOwn({ tx, viewer: { id: owner_id } }, id)
    return !refused(row) && row.status === 'scheduled' ? row : undefined
  },
  publish: publishAuction,
  async miss({ tx, emit }, row, reason) {
    await changeAuction(tx, row.id, { status: 'draft', publish_at: null })
    emit(auctionMissed, { ...lotOf(row), reason, publish_at: row.publish_at!.toISOString() })
  },
})
