import { useLingui } from '@lingui/react/macro'
import { asksMarket, asksMarketDrops, bringsMarketRail, MarketFrame, type MarketPage, readMarketPage } from '#features/products/web/public.tsx'
import { screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { MY_TRADES } from '../paths.ts'
import { MarketTrades } from './MarketTrades.tsx'
import { tradeMarket } from './trade-market.ts'

/** What members would give for something else, on the whole market. */
export default screen({
  reads: (place) => readMarketPage(tradeMarket, place),
  asks: asksMarket,
  brings: bringsMarketRail,
  next: asksMarketDrops,
  Draw: ({ input }) => <TradesTab page={input} />,
})

function TradesTab({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  return (
    <MarketFrame
      page={page}
      tab="trades"
      label={t`For Trade`}
      description={t`Stamps and coins that collectors give for others: make an offer, answer with other terms, and both parcels are on their way.`}
      feed="trades"
      actions={
        <>
          {signed_in && <Button size="s" href={MY_TRADES} icon="arrows-left-right">{t`My trades`}</Button>}
          <Button size="s" href={`${MY_TRADES}/create`} variant="fill" icon="plus">{t`Put items up for trade`}</Button>
        </>
      }
    >
      <MarketTrades page={page} />
    </MarketFrame>
  )
}
