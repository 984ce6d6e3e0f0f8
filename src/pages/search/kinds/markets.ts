import { auctionMarket } from '#features/auctions/web/public.tsx'
import { bountyMarket } from '#features/bounties/web/public.tsx'
import type { SearchType } from '#features/listings/contract.ts'
import { type Market, productMarket, supplyMarket } from '#features/products/web/public.tsx'
import { tradeMarket } from '#features/trades/web/public.tsx'
import { itemMarket } from '../../stampbox/item-market.ts'

/** The kinds that the advanced search asks for. */
export const markets: Readonly<Record<SearchType, Market>> = {
  StampItem: itemMarket,
  Product: productMarket,
  Supply: supplyMarket,
  Bounty: bountyMarket,
  Auction: auctionMarket,
  Trade: tradeMarket,
}
export const marketOf = (kind: string): Market | undefined => (Object.hasOwn(markets, kind) ? markets[kind as SearchType] : undefined)
