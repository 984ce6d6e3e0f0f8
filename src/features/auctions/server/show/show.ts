import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { auctions } from '../../contract.ts'
import { findSeen } from '../queries.ts'
import { auctionView } from './view.ts'

export const show = query(auctions.show, async ({ input, viewer, db, requester, tools }) => {
  const row = await findSeen(db, input.id, viewer.id)
  if (!row) return refuse('auction.not_found')
  return { auction: await auctionView({ db, files: tools.files, locale: requester.locale, viewer }, row) }
})
