import { useLingui } from '@lingui/react/macro'
import { asksMarket, asksMarketDrops, bringsMarketRail, MarketFrame, type MarketPage, readMarketPage } from '#features/products/web/public.tsx'
import { screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { MY_AUCTIONS } from '../paths.ts'
import { auctionMarket } from './auction-market.ts'
import { MarketResults } from './MarketResults.tsx'

/** What runs on the market, the next to end first. */
export default screen({
  reads: (place) => readMarketPage(auctionMarket, place),
  asks: asksMarket,
  brings: bringsMarketRail,
  next: asksMarketDrops,
  Draw: ({ input }) => <MarketAuctions page={input} />,
})

function MarketAuctions({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  return (
    <MarketFrame
      page={page}
      tab="auctions"
      label={t`On Auction`}
      description={t`Stamps, coins and banknotes on auction: who bids most before the end has it, and everybody can check the result.`}
      feed="auctions"
      actions={signed_in && <Button size="s" href={MY_AUCTIONS} icon="gavel">{t`My auctions`}</Button>}
    >
      <MarketResults page={page} />
    </MarketFrame>
  )
}
