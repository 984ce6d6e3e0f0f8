import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'

export interface FieldLook {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** Shows "optional" beside the label. */
  optional?: boolean
  /** Id of the control, for links of an error summary; generated otherwise. */
  id?: string
  className?: string
}

/** Attributes that connect the control with label, hint and error. */
export interface FieldTies {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps extends FieldLook {
  children: (ties: FieldTies) => ReactNode
}

export function Field({ label, hint, error: said, required, optional, id: given, className, children }: FieldProps) {
  const made = useId()
  const [error, onInput] = useUnchanged(said)
  const id = given ?? made
  const described = [optional && `${id}-optional`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const ties = { id, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? (true as const) : undefined }
  return (
    <div className={className ? `field ${className}` : 'field'} onInput={onInput}>
      <label htmlFor={id}>
        {label}
        <FieldMark required={required} optionalId={optional ? `${id}-optional` : undefined} />
      </label>
      {children(ties)}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Hides a message once its value has changed. */
function useUnchanged(said: ReactNode) {
  const [before, setBefore] = useState(said)
  const [changed, setChanged] = useState(false)
  if (before !== said) {
    setBefore(said)
    setChanged(false)
  }
  return [changed ? undefined : said, () => setChanged(true)] as const
}

/** Accessibility: "optional" is a description, not part of the name. */
export function FieldMark({ required, optionalId }: { required?: boolean | undefined; optionalId?: string | undefined }) {
  if (optionalId) {
    return (
      <span className="optional" id={optionalId} aria-hidden="true">
        <Trans>optional</Trans>
      </span>
    )
  }
  return required ? (
    <span className="req" aria-hidden="true">
      {' *'}
    </span>
  ) : null
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="warning-circle" />
      {children}
    </p>
  )
}
