import { useLingui } from '@lingui/react/macro'
import { type InputHTMLAttributes, useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import { amountText, currencySymbol, readMoney, symbolFollows } from './money-text.ts'
import { useNumbers } from './use-numbers.ts'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'className' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'>

export interface MoneyFieldProps extends FieldLook, Native {
  currency: string
  /** Minor units; given again on each change it steers the field, given once it is where the field starts. */
  amount?: number
  /** Minor units; undefined while the text is empty or unclear. */
  onAmount?: (amount: number | undefined, text: string) => void
}

export function MoneyField({ label, hint, error, required, optional, id, className, currency, amount, onAmount, ...input }: MoneyFieldProps) {
  const { t } = useLingui()
  const numbers = useNumbers()
  const write = (units: number) => amountText({ amount: units, currency }, numbers)
  const read = (typed: string) => readMoney(typed, currency, numbers)
  const [text, setText] = useState(amount === undefined ? '' : write(amount))
  const [left, setLeft] = useState(false)
  const shown = !onAmount || amount === undefined || read(text) === amount ? text : write(amount)
  const unclear = left && shown.trim() !== '' && read(shown) === undefined

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
  const refused = unclear && t`Write the amount in figures, for example ${example}.`
  return (
    <Field {...{ label, hint, required, optional, id, className }} error={error || refused}>
      {(ties) => (
        <div className={symbolFollows(currency, numbers) ? 'money money--end' : 'money'}>
          <span aria-hidden="true">{currencySymbol(currency, numbers)}</span>
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
