import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { MARKET_AUCTIONS } from '../paths.ts'
import type { ShownType } from './type-names.ts'

export function MyAuctionsEmpty({ type }: { type: ShownType | 'participated' }) {
  const { t } = useLingui()
  if (type === 'participated')
    return (
      <EmptyState
        title={t`No lot stands here`}
        line={t`What you bid on can be followed here to its end.`}
        action={<Button variant="fill" href={MARKET_AUCTIONS}>{t`See what is on auction`}</Button>}
      />
    )
  const lines: Record<ShownType, string> = {
    active: t`Choose an item, say where the bidding starts and when it ends.`,
    draft: t`What you save without opening it waits here.`,
    scheduled: t`What opens by itself at a time waits here.`,
    'order-placed': t`What found a buyer stands here with its order.`,
    'order-not-placed': t`Lots with bids that brought no order: the reserve was not met, or nobody paid.`,
    expired: t`Lots that ended without a bid stand here; each can be listed again.`,
  }
  const action = type === 'active' ? <Button variant="fill" href="/auctions/create">{t`Auction an item`}</Button> : undefined
  return <EmptyState title={t`No lot stands here`} line={lines[type]} action={action} />
}
