import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type TextareaHTMLAttributes, useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'

export interface TextAreaProps extends FieldLook, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required' | 'className'> {}

/** With `maxLength`, shows the characters left once less than a fifth remains. */
export function TextArea({ label, hint, error, required, optional, id, className, onChange, ...area }: TextAreaProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(String(area.value ?? area.defaultValue ?? '').length)
  const rest = (area.maxLength ?? Number.POSITIVE_INFINITY) - typed
  const close = area.maxLength !== undefined && rest < area.maxLength / 5
  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  return (
    <Field {...{ label, error, required, optional, id, className }} hint={close ? t`${rest} characters left` : hint}>
      {(ties) => <textarea className="input" rows={4} {...area} {...ties} onChange={change} />}
    </Field>
  )
}
