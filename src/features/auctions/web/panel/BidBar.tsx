import { useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { Countdown } from '../clock/Countdown.tsx'
import { useMoney } from '../use-money.ts'
import css from './BidBar.module.css'
import { leastFor } from './bid-choice.ts'
import { isRunning, type PanelView } from './panel-view.ts'

/** Phone: price, time and the way to the panel at the bottom of the screen, while the lot runs. */
export function BidBar({ view, now }: { view: PanelView; now: number }) {
  const { t } = useLingui()
  const money = useMoney(view.currency)
  const { stand, price, currency, ends_at } = view
  if (!isRunning(stand)) return null
  const leads = stand === 'leading' || stand === 'leading_unmet'
  const next = money(leastFor(view))
  const words = stand === 'owner' ? t`Your lot` : leads ? t`Raise maximum` : t`Bid ${next}`
  return (
    <section className="bottom bottom--act only-m" aria-label={t`Price and bid`}>
      <div className="barprice">
        <Price money={{ amount: price, currency }} />
        {leads ? <span className={css.good}>{t`Highest, you`}</span> : <Countdown ends_at={ends_at} now={now} />}
      </div>
      <Button variant="auction" href="#bid">
        {words}
      </Button>
    </section>
  )
}
