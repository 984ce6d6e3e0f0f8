import { describedBy } from '#features/listings/server/public.ts'
import { fill } from '#kernel/address.ts'
import type { Db } from '#server/db/db.ts'
import { type AlertListing, alertSource, facetsIn, NOT_IN_A_STORE } from '#server/slices/alert-source.ts'
import { type AuctionId, auctionPublished, auctionSubject } from '../../contract.ts'
import { foundOf } from './queries-alert.ts'

const FILTERS = ['search', 'years', 'year_issued', 'price_from', 'price_to', ...describedBy]

/** Lots that open. */
export const auctionAlerts = alertSource({
  type: auctionSubject.name,
  filters: FILTERS,
  hrefOf: (filters) => fill('/marketplace/auctions', filters),
  event: auctionPublished,
  when: () => true,
  find: async (db, { auction_id }) => listingOf(db, auction_id),
})

async function listingOf(db: Db, id: AuctionId): Promise<AlertListing | undefined> {
  const row = await foundOf(db, id)
  if (!row) return undefined
  const { name, seller_id, words, initial_bid } = row
  const { year = [], ...facets } = facetsIn(row.facets)
  return {
    ...{ type: auctionSubject.name, subject_type: auctionSubject.type, id, member_id: seller_id, title: name, words, facets },
    ...{ ...NOT_IN_A_STORE, year: year[0] === undefined ? null : Number(year[0]), price: initial_bid },
  }
}
