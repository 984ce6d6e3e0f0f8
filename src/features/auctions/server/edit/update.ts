import { releaseUnits, setItemStatus } from '#features/stamp-items/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { auctionChanged, auctions } from '../../contract.ts'
import { isOver, isWaiting } from '../../rules.ts'
import { type AuctionRow, changeAuction } from '../queries.ts'
import { auctionAnswer } from '../show/answer.ts'
import { lotOf } from '../standing.ts'
import { columnsOf } from './given.ts'
import { lockOwn, publishAuction } from './publication.ts'
import { scheduleAuction } from './schedule.ts'

/** A draft, what is scheduled, or a lot on which nobody has ever bid: that one is closed and opened again, so that all of publishing is asked anew. */
export const update = command(auctions.update, async (call) => {
  const { input, viewer, tx, emit, clock } = call
  const { id, publish_at, ...given } = input
  const row = await lockOwn(call, id, [given.auctionable_id])
  if (refused(row)) return row
  if (!(await isOpenToEdit(row, clock))) return refuse('auction.wrong_state', { status: row.status })
  const columns = await columnsOf(tx, given, viewer.id)
  if (refused(columns)) return columns
  if (isWaiting(row.status)) return rewritten(call, await changeAuction(tx, id, columns), publish_at ?? row.publish_at)
  if (publish_at) return refuse('auction.wrong_state', { status: row.status })
  await releaseUnits(tx, 'auction', id)
  await setItemStatus(tx, row.stamp_item_id, 'FOR_AUCTION')
  const changed = await changeAuction(tx, id, { ...columns, ends_at: columns.ends_at ?? row.ends_at, status: 'draft' })
  const no = await publishAuction(call, changed)
  if (no) return no
  emit(auctionChanged, lotOf(row))
  return auctionAnswer(call, id)
})

/** What is scheduled stays so: it must fit its time as it is now. */
async function rewritten(call: CommandContext<typeof auctions.update>, row: AuctionRow, publish_at: Date | null) {
  const no = publish_at ? await scheduleAuction(call, row, publish_at) : undefined
  return no ?? auctionAnswer(call, row.id)
}

async function isOpenToEdit(row: AuctionRow, clock: () => Promise<Date>): Promise<boolean> {
  if (isWaiting(row.status)) return true
  return row.status === 'active' && row.version === 0 && !isOver({ ends_at: row.ends_at! }, await clock())
}
