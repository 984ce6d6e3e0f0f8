import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { listsAsked, MarketTabs } from '#features/products/web/public.tsx'
import { RailToggle } from '#web/list/Rail.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { auctions } from '../../contract.ts'
import { MARKET_AUCTIONS, MY_AUCTIONS } from '../paths.ts'
import { MarketRail } from './MarketRail.tsx'
import { MarketResults } from './MarketResults.tsx'
import { filterCount, type MarketPage, marketHref, readMarket } from './market-address.ts'

/** What runs on the market, the next to end first. */
export default screen({
  reads: readMarket,
  asks: ({ asked, open }) => [queryOf(auctions.list, asked), ...listsAsked(asked, open)],
  Draw: ({ input }) => <MarketAuctions page={input} />,
})

function MarketAuctions({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const { total } = useData(auctions.list, page.asked).auctions
  const [open, setOpen] = useState(false)
  const count = filterCount(page.asked)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={page.asked.page > 1 ? t`On Auction, page ${page.asked.page}` : t`On Auction`}
        description={t`Stamps, coins and banknotes on auction: who bids most before the end has it, and everybody can check the result.`}
        path={count ? MARKET_AUCTIONS : marketHref({ asked: { page: page.asked.page } })}
        passing={count > 0 || total === 0}
        feed="auctions"
      />
      <Crumbs crumbs={[{ label: t`Home`, href: '/' }, { label: t`Marketplace`, href: '/marketplace' }, { label: t`On Auction` }]} />
      <div className="row row--wrap list-title">
        <h1>{t`Marketplace`}</h1>
        {signed_in && (
          <span className="row push">
            <Button size="s" href={MY_AUCTIONS} icon="gavel">{t`My auctions`}</Button>
          </span>
        )}
      </div>
      <MarketTabs current="auctions" />
      <RailToggle open={open} filterCount={count} onToggle={() => setOpen(!open)} />
      <div className="list">
        <MarketRail page={page} open={open} />
        <MarketResults page={page} />
      </div>
    </main>
  )
}
