import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'

export interface CheckProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  label: ReactNode
  /** Number after the label, as in a facet. */
  count?: string
  error?: ReactNode
  as?: 'check' | 'radio' | 'switch'
  className?: string
}

export function Check({ label, count, error, as = 'check', className, ...input }: CheckProps) {
  const id = useId()
  const type = as === 'radio' ? 'radio' : 'checkbox'
  const classes = ['check', as === 'switch' && 'switch', className].filter(Boolean).join(' ')
  const flaws = error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {}
  const choice = (
    <label className={classes}>
      <input type={type} role={as === 'switch' ? 'switch' : undefined} {...input} {...flaws} />
      <span>{label}</span>
      {count !== undefined && <small>{count}</small>}
    </label>
  )
  if (!error) return choice
  return (
    <div className="field">
      {choice}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
