import { useLingui } from '@lingui/react/macro'
import { Tabs } from '#web/ui/layout/Tabs.tsx'
import { FOR_SALE } from './paths.ts'

const MARKETPLACE = '/marketplace'

export function MarketTabs({ current }: { current: 'all' | 'for_sale' }) {
  const { t } = useLingui()
  return (
    <Tabs
      label={t`Marketplace`}
      tabs={[
        { href: MARKETPLACE, label: t`All`, current: current === 'all' },
        { href: FOR_SALE, label: t`For Sale`, current: current === 'for_sale' },
      ]}
    />
  )
}
