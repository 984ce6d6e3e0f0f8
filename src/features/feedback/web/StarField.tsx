import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { FieldError, FieldMark } from '#web/ui/controls/Field.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { STARS } from '../rules.ts'
import css from './Feedback.module.css'

interface StarFieldProps {
  label: string
  name: string
  value: number | undefined
  onValue: (stars: number) => void
  error?: string | undefined
}

/** One to five stars: radio buttons, so that arrow keys and screen readers know them. */
export function StarField({ label, name, value, onValue, error }: StarFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const words = [t`Bad`, t`Poor`, t`Fair`, t`Good`, t`Excellent`]
  return (
    <fieldset className={`field ${css.starField}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        <FieldMark required />
      </legend>
      <div className={css.choice}>
        {Array.from({ length: STARS }, (_, at) => at + 1).map((stars) => (
          <label key={stars} title={words[stars - 1]}>
            <input
              type="radio"
              name={`${name}-${id}`}
              value={stars}
              checked={value === stars}
              onChange={() => onValue(stars)}
              aria-label={t`${stars} of ${STARS}: ${words[stars - 1]!}`}
            />
            <Icon name={value !== undefined && stars <= value ? 'star-fill' : 'star'} />
          </label>
        ))}
        <span className="small text-2" aria-hidden="true">
          {value === undefined ? '' : words[value - 1]}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
