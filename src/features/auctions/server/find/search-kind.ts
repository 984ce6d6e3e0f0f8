import { hitsOfCards, type SearchKind } from '#server/slices/search-kind.ts'
import { auctionSubject } from '../../contract.ts'
import { auctionKind } from '../subject.ts'
import { lotsNamed } from './queries-search.ts'

/** Lots that run, by their words. */
export const auctionSearch: SearchKind = {
  type: auctionSubject.name,
  most: 5,
  permission: 'marketplace.auctions.listing',
  find: async (context, typed, most) => hitsOfCards(auctionKind, context, await lotsNamed(context.db, context.viewer, typed, most)),
}
