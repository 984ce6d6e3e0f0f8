import { useLingui } from '@lingui/react'
import { COIN, coinWord } from '#kernel/coins.ts'
import type { Money } from '#kernel/money.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from './use-numbers.ts'

export interface PriceProps {
  money: Money
  /** A face value: card 24, panel 40; plain stands in running text. */
  as?: 'card' | 'panel' | 'plain'
  /** Without the minor units, for wholes and estimates. */
  round?: boolean
  /** An earlier price, struck through. */
  was?: boolean
  className?: string
}

/** The denomination. Coins, whose currency is COIN, show their disc instead of a symbol. */
export function Price({ money, as = 'card', round, was, className }: PriceProps) {
  const { i18n } = useLingui()
  const numbers = useNumbers()
  const looks = { card: 'denom', panel: 'denom denom--panel', plain: 'nowrap' }
  if (money.currency === COIN) {
    const amount = new Intl.NumberFormat(numbers).format(money.amount)
    return (
      <span className={['coin-amount', className].filter(Boolean).join(' ')}>
        {amount}
        <span className="vh"> {coinWord(money.amount, i18n.locale)}</span>
      </span>
    )
  }
  const text = moneyText(money, numbers, round)
  if (was) return <s className={['nowrap', className].filter(Boolean).join(' ')}>{text}</s>
  return <span className={[looks[as], className].filter(Boolean).join(' ')}>{text}</span>
}
