import { useLingui } from '@lingui/react/macro'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { AuctionAnswer } from '../auction-answer.ts'
import css from '../panel/BidPanel.module.css'

const Gate = lazyPart(() => import('./Gate.tsx').then((part) => part.Gate))

/** What keeps the viewer from bidding, with the way out; the place is not lost. */
export function Barrier({ lot }: { lot: AuctionAnswer }) {
  const { t } = useLingui()
  const { why_not } = lot
  if (why_not === 'plan')
    return (
      <Button className={css.main} variant="auction" size="l" block onClick={() => askUpgrade({ permission: 'marketplace.auctions.bid' })}>
        {t`Place bid`}
      </Button>
    )
  if (why_not === 'address' || why_not === 'card') return <Gate key={why_not} wants={why_not} />
  if (why_not === 'delivery') return <Note tone="warn">{t`The seller does not send it to your country.`}</Note>
  if (why_not === 'barred') return <Note tone="warn">{t`You cannot bid on this lot.`}</Note>
  return null
}
