import type { ComponentType } from 'react'
import { AuctionResults } from '#features/auctions/web/public.tsx'
import { BountyResults } from '#features/bounties/web/public.tsx'
import { MarketColumns, type MarketPage } from '#features/products/web/public.tsx'
import { TradeResults } from '#features/trades/web/public.tsx'
import { ItemsFound } from '../stampbox/ItemsFound.tsx'

const results: Readonly<Record<string, ComponentType<{ page: MarketPage }>>> = {
  StampItem: ItemsFound,
  Auction: AuctionResults,
  Trade: TradeResults,
  Bounty: BountyResults,
}

/** Results of one kind with its own rail, as on its tab of the market. */
export function MarketFound({ page }: { page: MarketPage }) {
  const Found = results[page.market.type]
  return <MarketColumns page={page}>{Found && <Found page={page} />}</MarketColumns>
}
