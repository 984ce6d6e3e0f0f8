import { useId, useState } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/controls/TextField.tsx'
import type { Term } from './terms.ts'

export interface TermFieldProps extends Omit<TextFieldProps, 'onChange' | 'value'> {
  terms: readonly Term[]
  value: string
  onValue: (text: string) => void
}

/** A `datalist`. Performance: its hundreds of rows are rendered with the first focus. */
export function TermField({ terms, value, onValue, ...field }: TermFieldProps) {
  const list = useId()
  const [seen, setSeen] = useState(false)
  return (
    <div>
      <TextField
        {...field}
        value={value}
        list={list}
        autoComplete="off"
        onFocus={() => setSeen(true)}
        onChange={(event) => onValue(event.target.value)}
      />
      <datalist id={list}>{seen && terms.map(({ code, name }) => <option key={code} value={name} />)}</datalist>
    </div>
  )
}
