import { useLingui } from '@lingui/react/macro'
import type { Term } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { FieldError } from '#web/ui/controls/Field.tsx'
import { RateRow } from './RateRow.tsx'
import css from './RatesTable.module.css'
import type { TypedRate } from './typed-rates.ts'

export interface RatesTableProps {
  rates: readonly TypedRate[]
  onRates: (rates: readonly TypedRate[]) => void
  options: readonly Term[]
  currency: string
  refusal: Refusal | undefined
}

const MOST = 12
let made = 0

export function RatesTable({ rates, onRates, options, currency, refusal }: RatesTableProps) {
  const { t } = useLingui()
  const change = (at: number, news: Partial<TypedRate>) => onRates(rates.map((rate, here) => (here === at ? { ...rate, ...news } : rate)))
  const error = errorAt(refusal, 'rates')
  function add() {
    made += 1
    onRates([
      ...rates,
      {
        key: `more-${made}`,
        shipping_option: 'parcel_tracked',
        reach: 'everywhere',
        amount: undefined,
        amount_next: 0,
        free_over: undefined,
        days_least: 4,
        days_most: 14,
      },
    ])
  }
  return (
    <div className="stack" id="rates" tabIndex={-1}>
      <table className={css.table}>
        <caption className="vh">{t`Shipping rates`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`How it is sent`}</th>
            <th scope="col">{t`Where to`}</th>
            <th scope="col">{t`First item`}</th>
            <th scope="col">{t`Each next`}</th>
            <th scope="col">{t`Free over`}</th>
            <th scope="col">{t`Days, from and to`}</th>
            <th scope="col">
              <span className="vh">{t`Remove`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate, at) => (
            <RateRow
              key={rate.key}
              {...{ rate, at, options, currency, refusal }}
              onChange={(news) => change(at, news)}
              onRemove={rates.length > 1 ? () => onRates(rates.toSpliced(at, 1)) : undefined}
            />
          ))}
        </tbody>
      </table>
      {error && <FieldError id="rates-error">{error}</FieldError>}
      {rates.length < MOST && (
        <div>
          <Button size="s" icon="plus" onClick={add}>{t`Another way of sending`}</Button>
        </div>
      )}
    </div>
  )
}
