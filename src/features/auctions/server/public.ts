import { cardViews } from './list/view-card.ts'
import { auctionsShown } from './queries-subject.ts'
import type { LotReader } from './show/view.ts'

export { openLot } from './queries-open.ts'

/** Cards of these lots, as far as the viewer may know of them. */
export const auctionCardsSeen = async (reader: LotReader, ids: readonly string[]) =>
  cardViews(reader, await auctionsShown(reader.db, ids, reader.viewer.id))
