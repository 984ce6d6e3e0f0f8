import { useLingui } from '@lingui/react/macro'
import { type InputHTMLAttributes, useState } from 'react'
import { amountText, currencySymbol, minorDigits, moneyText, readMoney, symbolFollows } from '#kernel/written/money-text.ts'
import { Field, type FieldLook } from '../controls/Field.tsx'
import { flawOf, MOST, type MoneyFlaw } from './money-flaw.ts'
import { useNumbers } from './use-numbers.ts'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'className' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'>

export interface MoneyFieldProps extends FieldLook, Native {
  currency: string
  /** Minor units; controlled if updated on each change, otherwise the initial value. */
  amount?: number
  /** Must be greater than zero. */
  above?: boolean
  /** Minor units; undefined while empty or invalid. */
  onAmount?: (amount: number | undefined, text: string) => void
}

export function MoneyField({ label, hint, error, required, optional, id, className, currency, amount, onAmount, above, ...input }: MoneyFieldProps) {
  const { i18n, t } = useLingui()
  const numbers = useNumbers()
  const write = (units: number) => amountText({ amount: units, currency }, numbers)
  const read = (typed: string) => readMoney(typed, currency, numbers, i18n.locale)
  const [text, setText] = useState(amount === undefined ? '' : write(amount))
  const [left, setLeft] = useState(false)
  const shown = !onAmount || amount === undefined || read(text) === amount ? text : write(amount)
  const flaw = (left || error) && shown.trim() !== '' ? flawOf(shown, currency, numbers, above) : undefined

  function change(next: string) {
    setText(next)
    setLeft(false)
    onAmount?.(read(next), next)
  }
  function leave() {
    const units = read(shown)
    if (units !== undefined) setText(write(units))
    setLeft(true)
  }
  const example = write(1250)
  const digits = minorDigits(currency)
  const most = moneyText({ amount: MOST, currency }, numbers, false, i18n.locale)
  const words: Record<MoneyFlaw, string> = {
    unclear: t`Write the amount in figures, for example ${example}.`,
    negative: t`An amount cannot be less than nothing.`,
    decimals: digits ? t`Write at most ${digits} digits behind the point.` : t`Write whole amounts only.`,
    nothing: t`Enter more than 0`,
    much: t`Enter ${most} or less`,
  }
  const refused = flaw && words[flaw]
  return (
    <Field {...{ label, hint, required, optional, id, className }} error={refused || error}>
      {(ties) => (
        <div className={symbolFollows(currency, numbers) ? 'money money--end' : 'money'}>
          <span aria-hidden="true">{currencySymbol(currency, numbers, i18n.locale)}</span>
          <input
            className="input"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...ties}
            value={shown}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  )
}
