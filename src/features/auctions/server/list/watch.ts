import { dropBookmark, keepBookmark } from '#features/bookmarks/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { auctionSubject, auctions, auctionWatched } from '../../contract.ts'
import { findSeen } from '../queries.ts'
import { aroundOf } from '../show/queries-page.ts'

/** Watching is a bookmark whose lot tells what becomes of it. */
export const watch = command(auctions.watch, async ({ input, viewer, tx, emit }) => {
  const row = await findSeen(tx, input.id, viewer.id)
  if (!row) return refuse('auction.not_found')
  const keep = input.is_watched ? keepBookmark : dropBookmark
  await keep(tx, viewer.id, auctionSubject.name, row.id)
  emit(auctionWatched, { auction_id: row.id, member_id: viewer.id })
  const { watcher_count } = await aroundOf(tx, row, viewer.id)
  return { is_watched: input.is_watched, watcher_count }
})
