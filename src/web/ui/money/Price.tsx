import { useLingui } from '@lingui/react'
import { COIN, coinWord } from '#kernel/coins.ts'
import type { Money } from '#kernel/money.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { useNumbers } from './use-numbers.ts'

export interface PriceProps {
  money: Money
  /** Size: card 24, panel 40, plain inherits. */
  as?: 'card' | 'panel' | 'plain'
  /** Without minor units, for estimates. */
  round?: boolean
  /** Earlier price, struck through. */
  was?: boolean
  className?: string
}

/** A formatted amount. Currency COIN shows a coin icon instead of a symbol. */
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
