import type { InputHTMLAttributes } from 'react'
import { Field, type FieldLook } from './Field.tsx'

export interface TextFieldProps extends FieldLook, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'className' | 'size'> {
  size?: 's' | 'm'
}

export function TextField({ label, hint, error, required, optional, id, className, size = 'm', ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id, className }}>
      {(ties) => <input className={size === 's' ? 'input input--s' : 'input'} {...input} {...ties} />}
    </Field>
  )
}
