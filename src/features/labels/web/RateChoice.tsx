import { Plural, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { RadioCards } from '#web/ui/controls/RadioCards.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { labels } from '../contract.ts'

type Rate = AnswerOf<typeof labels.quote>['rates'][number]
interface RateChoiceProps {
  rates: readonly Rate[]
  rate: Rate | undefined
  available: number
  onRate: (rate: Rate | undefined) => void
}
/** The cheapest first. */
export function RateChoice({ rates, rate, available, onRate }: RateChoiceProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const [{ currency }] = rates as [Rate]
  const there = moneyText({ amount: available, currency }, numbers)
  return (
    <>
      <RadioCards
        label={t`Carrier and service`}
        name="rate"
        cards={rates.map(({ rate: value, carrier, service, days, amount }) => ({
          value,
          label: `${carrier} · ${service}`,
          line: days === null ? undefined : <Plural value={days} one="# day" other="# days" />,
          end: <Price as="plain" money={{ amount, currency }} />,
        }))}
        value={rate?.rate ?? ''}
        onValue={(value) => onRate(rates.find((one) => one.rate === value))}
      />
      <p className="small text-2">{t`It is paid from your available balance: ${there}.`}</p>
    </>
  )
}
