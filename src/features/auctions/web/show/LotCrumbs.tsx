import { useLingui } from '@lingui/react/macro'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import { auctionPath, MARKET_AUCTIONS } from '../paths.ts'
import { named } from './lot-words.ts'

/** Way to a lot, and to what belongs to it. */
export function LotCrumbs({ lot, here }: { lot: AuctionAnswer; here?: string }) {
  const { t } = useLingui()
  const country = lot.auctionable?.country
  return (
    <Crumbs
      crumbs={[
        { label: t`Marketplace`, href: '/marketplace' },
        { label: t`On Auction`, href: MARKET_AUCTIONS },
        ...(country ? [{ label: named(lot, 'country') ?? country, href: `${MARKET_AUCTIONS}?country=${encodeURIComponent(country)}` }] : []),
        ...(here ? [{ label: lot.name, href: auctionPath(lot.id) }, { label: here }] : [{ label: lot.name }]),
      ]}
    />
  )
}
