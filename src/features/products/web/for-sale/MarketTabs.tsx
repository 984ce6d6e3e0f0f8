import { useLingui } from '@lingui/react/macro'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { FOR_SALE, ON_AUCTION, SUPPLIES } from './paths.ts'

const MARKETPLACE = '/marketplace'

export type MarketTabName = 'all' | 'auctions' | 'trades' | 'bounties' | 'for_sale' | 'supplies'

export function MarketTabs({ current }: { current: MarketTabName }) {
  const { t } = useLingui()
  return (
    <Tabs
      label={t`Marketplace`}
      tabs={[
        { href: MARKETPLACE, label: t`All`, current: current === 'all' },
        { href: ON_AUCTION, label: t`On Auction`, current: current === 'auctions' },
        { href: '/marketplace/trades', label: t`For Trade`, current: current === 'trades' },
        { href: '/marketplace/bounties', label: t`Bounties`, current: current === 'bounties' },
        { href: FOR_SALE, label: t`For Sale`, current: current === 'for_sale' },
        { href: SUPPLIES, label: t`Buy Supplies`, current: current === 'supplies' },
      ]}
    />
  )
}
