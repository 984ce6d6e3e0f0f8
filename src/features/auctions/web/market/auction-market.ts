import { pictureOf } from '#features/media/web/public.tsx'
import { CatalogueNumberField, type Market, MemberField } from '#features/products/web/public.tsx'
import type { AnswerOf } from '#kernel/operation.ts'
import { auctionSorts, auctions } from '../../contract.ts'
import { auctionPath, MARKET_AUCTIONS } from '../paths.ts'
import { Terms } from './Terms.tsx'

type Answer = AnswerOf<typeof auctions.list>
export const auctionMarket: Market = {
  ...{ type: 'Auction', path: MARKET_AUCTIONS, list: auctions.list, counts: auctions.counts, drops: auctions.drops },
  ...{ sorts: auctionSorts, sort_name: 'sort', fixed: {} },
  own: { terms: Terms, member_id: MemberField, catalogue_number: CatalogueNumberField },
  hitsIn: ({ auctions: { data } }: Answer) =>
    data.map(({ id, name, media, country_name, year_issued, catalogue_number, current_price, initial_bid, currency, ...size }) => ({
      ...{ id, href: auctionPath(id), title: name, picture: media ? pictureOf(media, size) : undefined },
      line: [country_name, year_issued, catalogue_number].filter(Boolean).join(' · '),
      price: { amount: current_price ?? initial_bid, currency },
    })),
  namesIn: ({ auctions: { data } }: Answer) => data.map(({ name }) => name),
  pageIn: ({ auctions }: Answer) => auctions,
}
