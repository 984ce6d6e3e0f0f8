import { syndicated } from '#server/syndication/syndicated.ts'
import { auctionSubject, auctions } from '../../contract.ts'

/** Lots that run, with what they stand at. */
export const auctionsSyndicated = syndicated({
  name: 'auctions',
  page: '/marketplace/auctions',
  op: auctions.list,
  given: { sort: 'newest', page_size: 50 },
  entries: ({ auctions: { data } }) =>
    data.map(({ id, name, country_name, year_issued, condition_name, catalogue_number, current_price, initial_bid, currency }) => ({
      ...{ id, path: auctionSubject.path(id), title: name, price: { amount: current_price ?? initial_bid, currency } },
      line: [country_name, year_issued, condition_name, catalogue_number].filter(Boolean).join(' · '),
    })),
})
