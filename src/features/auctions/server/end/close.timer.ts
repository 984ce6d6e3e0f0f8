import { timer } from '#server/operations/slice.ts'
import type { AuctionId } from '../../contract.ts'
import { isOver } from '../../rules.ts'
import { lockAuction } from '../queries.ts'
import { concludeLot } from './close.ts'
import { dueToClose, nextToClose } from './queries-end.ts'

/** Punctual by its alarm, certain by the sweep of each minute; both decide again under the lock, by the clock read after it. */
export const closeAuctions = timer<AuctionId>({
  name: 'auctions.close',
  due: dueToClose,
  next: nextToClose,
  async run(context, id) {
    const row = await lockAuction(context.tx, id)
    if (row?.status !== 'active') return
    const at = await context.clock()
    if (isOver({ ends_at: row.ends_at! }, at)) await concludeLot(context, row, at)
  },
})
