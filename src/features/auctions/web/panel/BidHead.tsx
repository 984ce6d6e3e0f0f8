import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { Countdown } from '../clock/Countdown.tsx'
import { historyPath } from '../paths.ts'
import css from './BidPanel.module.css'
import { isRunning, type PanelView } from './panel-view.ts'

/** Price, bids, watchers, clock and reserve: the same in every state. */
export function BidHead({ view, now }: { view: PanelView; now: number }) {
  const { id, stand, bids, watchers, price, currency, ends_at } = view
  const over = !isRunning(stand) && stand !== 'draft'
  return (
    <>
      <div className={css.top}>
        <span>
          {over ? <Trans>Final price</Trans> : bids ? <Trans>Current bid</Trans> : <Trans>Starting price</Trans>}
          {' · '}
          <a href={historyPath(id)}>
            <Plural value={bids} _0="no bids" one="# bid" other="# bids" />
          </a>
          {watchers > 0 && (
            <span className="only-d">
              {' · '}
              <Plural value={watchers} one="# watching" other="# watching" />
            </span>
          )}
        </span>
        {!over && <Countdown ends_at={ends_at} now={now} />}
      </div>
      <div className={css.now}>
        <Price money={{ amount: price, currency }} key={price} className={css.price ?? ''} />
        {stand !== 'cancelled' && <Reserve is={view.reserve} />}
      </div>
    </>
  )
}

function Reserve({ is }: { is: PanelView['reserve'] }) {
  const { t } = useLingui()
  if (is === 'met') return <Badge kind="sale" icon="check">{t`Reserve met`}</Badge>
  if (is === 'not_met') return <Badge kind="bounty">{t`Reserve not met`}</Badge>
  return <Badge>{t`No reserve`}</Badge>
}
