import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import css from './PasswordField.module.css'
import type { TextFieldProps } from './TextField.tsx'

/** Password with a button to show it. */
export function PasswordField({ label, hint, error, required, id, className, ...input }: Omit<TextFieldProps, 'type' | 'size' | 'optional'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(ties) => (
        <div className={css.with}>
          <input className="input" autoCapitalize="off" spellCheck={false} {...input} type={shown ? 'text' : 'password'} {...ties} />
          <IconButton
            className={`scripted ${css.show}`}
            icon={shown ? 'eye-slash' : 'eye'}
            label={t`Show what I type`}
            aria-pressed={shown}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
