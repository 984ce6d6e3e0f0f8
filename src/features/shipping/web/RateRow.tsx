import { useLingui } from '@lingui/react/macro'
import type { Term } from '#features/vocabularies/web/public.tsx'
import type { Refusal } from '#kernel/refusal.ts'
import { errorAt } from '#web/command/use-command.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { NumberField } from '#web/ui/controls/NumberField.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { MoneyField } from '#web/ui/money/MoneyField.tsx'
import css from './RatesTable.module.css'
import type { TypedRate } from './typed-rates.ts'

interface RateRowProps {
  rate: TypedRate
  at: number
  options: readonly Term[]
  currency: string
  refusal: Refusal | undefined
  onChange: (news: Partial<TypedRate>) => void
  onRemove?: () => void
}

/** Accessibility: each control has its own label, visible on phones; elsewhere the column head is visible. */
export function RateRow({ rate, at, options, currency, refusal, onChange, onRemove }: RateRowProps) {
  const { t } = useLingui()
  const reaches = [
    { value: 'home', label: t`My country` },
    { value: 'abroad', label: t`Abroad` },
    { value: 'everywhere', label: t`Everywhere` },
  ]
  /** The id is the field's path, so that the summary of errors can link to it. */
  const ties = (field: string) => ({ id: `rates.${at}.${field}`, error: errorAt(refusal, `rates.${at}.${field}`) })
  const number = at + 1
  return (
    <tr>
      <td className={css.wide}>
        <Select
          label={t`How it is sent`}
          choices={options.map(({ code, name }) => ({ value: code, label: name }))}
          value={rate.shipping_option}
          onChange={({ target }) => onChange({ shipping_option: target.value })}
          {...ties('shipping_option')}
        />
      </td>
      <td className={css.wide}>
        <Select
          label={t`Where to`}
          choices={reaches}
          value={rate.reach}
          onChange={({ target }) => onChange({ reach: target.value as TypedRate['reach'] })}
        />
      </td>
      <td>
        <MoneyField label={t`First item`} {...{ currency }} amount={rate.amount} onAmount={(amount) => onChange({ amount })} {...ties('amount')} />
      </td>
      <td>
        <MoneyField
          label={t`Each next`}
          {...{ currency }}
          amount={rate.amount_next}
          onAmount={(amount_next) => onChange({ amount_next })}
          {...ties('amount_next')}
        />
      </td>
      <td>
        <MoneyField
          label={t`Free over`}
          {...{ currency }}
          placeholder={t`never`}
          amount={rate.free_over}
          onAmount={(free_over) => onChange({ free_over })}
          {...ties('free_over')}
        />
      </td>
      <td>
        <div className={css.days}>
          <NumberField label={t`From day`} value={rate.days_least} onValue={(days_least) => onChange({ days_least })} {...ties('days_least')} />
          <NumberField label={t`To day`} value={rate.days_most} onValue={(days_most) => onChange({ days_most })} {...ties('days_most')} />
        </div>
      </td>
      <td className={css.end}>{onRemove && <IconButton icon="x" label={t`Remove way ${number}`} onClick={onRemove} />}</td>
    </tr>
  )
}
