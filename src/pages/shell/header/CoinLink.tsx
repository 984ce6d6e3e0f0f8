import { useLingui } from '@lingui/react/macro'
import { coinBadge } from '../parts/badge.ts'
import css from './Header.module.css'

/** The coins of the wallet. */
export function CoinLink({ coins }: { coins: number }) {
  const { t } = useLingui()
  return (
    <a className={`icon-btn only-d ${css.coins}`} href="/wallet/coins">
      <span className="coin-amount" aria-hidden="true">
        {coinBadge(coins)}
      </span>
      <span className="vh">{t`Wallet, ${coins} coins`}</span>
    </a>
  )
}
