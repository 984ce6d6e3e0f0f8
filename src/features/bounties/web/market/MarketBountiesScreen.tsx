import { useLingui } from '@lingui/react/macro'
import { asksMarket, asksMarketDrops, bringsMarketRail, MarketFrame, type MarketPage, readMarketPage } from '#features/products/web/public.tsx'
import { screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { MY_BOUNTIES } from '../paths.ts'
import { bountyMarket } from './bounty-market.ts'
import { MarketBounties } from './MarketBounties.tsx'

/** What members look for on the whole market, and what they promise for it. */
export default screen({
  reads: (place) => readMarketPage(bountyMarket, place),
  asks: asksMarket,
  brings: bringsMarketRail,
  next: asksMarketDrops,
  Draw: ({ input }) => <BountiesTab page={input} />,
})

function BountiesTab({ page }: { page: MarketPage }) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  return (
    <MarketFrame
      page={page}
      tab="bounties"
      label={t`Bounties`}
      description={t`What collectors look for, and the reward for whoever finds it: in coins or in money, held until one offer is the right one.`}
      feed="bounties"
      actions={
        <>
          {signed_in && <Button size="s" href={MY_BOUNTIES} icon="target">{t`My bounties`}</Button>}
          <Button size="s" href={`${MY_BOUNTIES}/create`} variant="fill" icon="plus">{t`Post a bounty`}</Button>
        </>
      }
    >
      <MarketBounties page={page} />
    </MarketFrame>
  )
}
