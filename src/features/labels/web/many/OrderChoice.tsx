import { useLingui } from '@lingui/react/macro'
import { moneyText } from '#kernel/written/money-text.ts'
import { spokenNumber } from '#kernel/written/spoken-number.ts'
import { Check } from '#web/ui/controls/Check.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { Price } from '#web/ui/money/Price.tsx'
import { useNumbers } from '#web/ui/money/use-numbers.ts'
import css from './Many.module.css'
import type { LabelRow } from './use-many.ts'

interface OrderChoiceProps {
  row: LabelRow
  onChoose: (on: boolean) => void
  onRate: (rate: string) => void
}
/** An order that waits: whether it gets a label now, by whom it is carried, and what that costs. */
export function OrderChoice({ row, onChoose, onRate }: OrderChoiceProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const { order_id, number, buyer, first_name, items, parcel, failed, chosen, rates, rate, problem } = row
  const order = t`Order ${spokenNumber(number)}`
  return (
    <li className={css.row}>
      <div>
        <Check
          label={
            <>
              <b>{order}</b> · <bdi>{buyer}</bdi>
            </>
          }
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <p className={`small text-2 ${css.under}`}>
          <bdi>{first_name}</bdi>
          {items > 1 && ` × ${items}`}
          {!parcel && ` · ${t`its parcel is not measured`}`}
        </p>
        {problem && (
          <p className={`small ${css.under} ${css.bad}`} role="alert">
            {problem}
          </p>
        )}
        {!problem && failed && !rate && (
          <p className={`small text-2 ${css.under}`}>{t`The carrier did not sell the last one. It has cost nothing.`}</p>
        )}
      </div>
      {chosen && rate && (
        <div className={css.rate}>
          <Select
            size="s"
            label={<span className="vh">{t`Carrier and service for ${order}`}</span>}
            id={`rate-${order_id}`}
            choices={rates.map((one) => ({ value: one.rate, label: `${one.carrier} · ${one.service} · ${moneyText(one, numbers)}` }))}
            value={rate.rate}
            onChange={({ target }) => onRate(target.value)}
          />
          <Price as="plain" money={rate} />
        </div>
      )}
    </li>
  )
}
