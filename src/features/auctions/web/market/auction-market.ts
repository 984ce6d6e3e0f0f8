import type { Market } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { auctionSorts, auctions } from '../../contract.ts'
import { MARKET_AUCTIONS } from '../paths.ts'

type Answer = AnswerOf<typeof auctions.list>
export const auctionMarket: Market = {
  ...{ type: 'Auction', path: MARKET_AUCTIONS, list: auctions.list, counts: auctions.counts, drops: auctions.drops },
  ...{ sorts: auctionSorts, sort_name: 'sort', fixed: {} },
  namesIn: ({ auctions: { data } }: Answer) => data.map(({ name }) => name),
  pageIn: ({ auctions }: Answer) => auctions,
}
