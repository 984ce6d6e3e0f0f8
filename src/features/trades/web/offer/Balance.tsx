import { useLingui } from '@lingui/react/macro'
import { balanceOf } from '../../rules.ts'
import css from '../Trades.module.css'
import { useCoins } from '../trade-words.ts'

const FAIR = 10
const HALF = 50

/** What both sides give, in one number and on a scale. */
export function Balance({ given, received }: { given: number; received: number }) {
  const { t } = useLingui()
  const { about } = useCoins()
  const { difference, percent } = balanceOf(given, received)
  if (percent === null)
    return (
      <div className={css.balance}>
        <p>
          <b>{t`Nothing to compare yet`}</b>
          <span className="caption">{t`One side has no value: neither its owner nor a catalogue names one.`}</span>
        </p>
      </div>
    )
  const width = Math.min(HALF, percent / 2)
  const sum = about(Math.abs(difference))
  return (
    <div className={css.balance}>
      <p>
        <b>{difference === 0 ? t`Even on both sides` : difference > 0 ? t`+ ${sum} in your favour` : t`${sum} in the other’s favour`}</b>
        <span className="caption">{t`${percent} % of the trade, after coins`}</span>
      </p>
      <svg className={css.scale} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect x={difference >= 0 ? HALF : HALF - width} width={width} height="8" />
        <path d="M50 -7V15" />
      </svg>
      <p className="caption">
        {percent <= FAIR ? t`Fair on both sides is within 10 %.` : t`This is further apart than 10 %.`}
        <br />
        {t`Values: what owners ask, or what catalogues say.`}
      </p>
    </div>
  )
}
