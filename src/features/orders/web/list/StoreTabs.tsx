import { useLingui } from '@lingui/react/macro'
import { Tabs } from '#web/ui/layout/Tabs.tsx'

export const STORE_ORDERS = '/store/order-listing'
export const DRAFT_ORDERS = '/store/draft-orders'
export const SOLD_ORDERS = '/store/sold-orders'

/** The seller's three lists: all that was paid, what waits for its payment, and what stayed sold. */
export function StoreTabs({ here }: { here: string }) {
  const { t } = useLingui()
  const tabs = [
    { href: STORE_ORDERS, label: t({ message: 'All', context: 'orders' }) },
    { href: DRAFT_ORDERS, label: t`Waiting for payment` },
    { href: SOLD_ORDERS, label: t({ message: 'Sold', context: 'orders' }) },
    { href: '/orders', label: t({ message: 'Bought', context: 'orders' }) },
  ]
  return <Tabs label={t`Store orders`} tabs={tabs.map((tab) => ({ ...tab, current: tab.href === here }))} />
}
