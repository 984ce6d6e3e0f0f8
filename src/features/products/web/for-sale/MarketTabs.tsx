import { useLingui } from '@lingui/react/macro'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { FOR_SALE, SUPPLIES } from './paths.ts'

const MARKETPLACE = '/marketplace'

export function MarketTabs({ current }: { current: 'all' | 'bounties' | 'for_sale' | 'supplies' }) {
  const { t } = useLingui()
  return (
    <Tabs
      label={t`Marketplace`}
      tabs={[
        { href: MARKETPLACE, label: t`All`, current: current === 'all' },
        { href: '/marketplace/bounties', label: t`Bounties`, current: current === 'bounties' },
        { href: FOR_SALE, label: t`For Sale`, current: current === 'for_sale' },
        { href: SUPPLIES, label: t`Buy Supplies`, current: current === 'supplies' },
      ]}
    />
  )
}
