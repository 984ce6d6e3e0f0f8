import { useLingui } from '@lingui/react/macro'
import { type InputHTMLAttributes, useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'className' | 'size' | 'type' | 'value' | 'defaultValue' | 'onChange'>

export interface NumberFieldProps extends FieldLook, Native {
  /** Given again on each change it steers the field, given once it is where the field starts. */
  value?: number
  /** Undefined while the text is no whole number. */
  onValue?: (value: number | undefined) => void
  /** Behind the number, as in "mm" or "days". */
  unit?: string
}

const read = (text: string) => (/^-?\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : undefined)

/** Whole numbers only: a plain text input with digits, which no wheel turns by mistake. */
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
