import { Plural, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { moneyText } from '#kernel/written/money-text.ts'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import type { stores } from '../contract.ts'
import css from './StoreHead.module.css'

type Rate = AnswerOf<typeof stores.show>['rates'][number]

export function StoreRates({ rates, country }: { rates: readonly Rate[]; country: string }) {
  const { t } = useLingui()
  if (!rates.length) return <p className="text-2">{t`This store has not said yet what it takes for sending.`}</p>
  return (
    <ul className={css.rates}>
      {rates.map((rate) => (
        <RateLine key={rate.id} rate={rate} country={country} />
      ))}
    </ul>
  )
}

function RateLine({ rate, country }: { rate: Rate; country: string }) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { option_name, reach, amount, amount_next, free_over, currency, days_least, days_most } = rate
  const money = (of: number) => moneyText({ amount: of, currency }, numbers)
  const where = { home: t`within ${country}`, abroad: t`to other countries`, everywhere: t`to every country` }[reach]
  return (
    <li>
      <div>
        <b className="strong">{option_name}</b>, {where}
        <p className="small muted">
          {days_least === days_most ? (
            <Plural value={days_most} one="# day" other="# days" />
          ) : (
            <Plural value={days_most} one={`${days_least} to # day`} other={`${days_least} to # days`} />
          )}
          {amount_next !== amount && ` · ${amount_next === 0 ? t`further items free` : t`each further item ${money(amount_next)}`}`}
          {free_over !== null && ` · ${t`free from ${money(free_over)}`}`}
        </p>
      </div>
      {amount === 0 ? <b className="good">{t`Free`}</b> : <Price money={{ amount, currency }} />}
    </li>
  )
}
