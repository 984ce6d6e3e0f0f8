import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { labels } from '../../contract.ts'
import css from './Many.module.css'

interface LabelTotalProps {
  rates: readonly { amount: number; currency: string }[]
  available: AnswerOf<typeof labels.waiting>['available']
}
/** What all labels cost together, in each currency of the orders. */
export function LabelTotal({ rates, available }: LabelTotalProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const currencies = [...new Set(rates.map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const amount = rates.reduce((sum, rate) => (rate.currency === currency ? sum + rate.amount : sum), 0)
    const reach = available.find((one) => one.currency === currency)?.amount ?? 0
    const there = moneyText({ amount: reach, currency }, numbers)
    return (
      <div key={currency} className={css.total}>
        <p className={css.head}>
          <b>{t`All labels together`}</b>
          <Price as="plain" money={{ amount, currency }} />
        </p>
        <p className="small text-2">
          {t`It is paid from your available balance: ${there}.`}{' '}
          {amount > reach && t`That does not reach for all: what it does not reach for is left.`}
        </p>
      </div>
    )
  })
}
