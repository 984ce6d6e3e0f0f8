import { useLingui } from '@lingui/react/macro'
import { type InputHTMLAttributes, useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'className' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'>

export interface NumberFieldProps extends FieldLook, Native {
  /** Controlled if updated on each change; otherwise the initial value. */
  value?: number
  /** Undefined while the text is not an integer. */
  onValue?: (value: number | undefined) => void
  /** After the number, such as "mm" or "days". */
  unit?: string
}

const read = (text: string) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : undefined)

/** Integers as a text input: the wheel does not change it by mistake. */
export function NumberField({ label, hint, error, required, optional, id, className, value, onValue, unit, ...input }: NumberFieldProps) {
  const { t } = useLingui()
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const [left, setLeft] = useState(false)
  const shown = !onValue || value === undefined || read(text) === value ? text : String(value)
  function change(next: string) {
    setText(next)
    setLeft(false)
    onValue?.(read(next))
  }
  const unclear = (left || error) && shown.trim() !== '' && read(shown) === undefined && t`Enter a whole number`
  return (
    <Field error={unclear || error} {...{ label, hint, required, optional, id, className }}>
      {(ties) => (
        <div className={unit ? 'money money--end' : undefined}>
          {unit && <span aria-hidden="true">{unit}</span>}
          <input
            className="input"
            inputMode="numeric"
            autoComplete="off"
            {...input}
            {...ties}
            value={shown}
            onChange={(event) => change(event.target.value)}
            onBlur={() => setLeft(true)}
          />
        </div>
      )}
    </Field>
  )
}
