import { type ReactNode, useId } from 'react'
import { FieldError, FieldMark } from './Field.tsx'

export interface RadioCard {
  value: string
  label: ReactNode
  /** Second line, such as "Arrives by 26-11-2026". */
  line?: ReactNode
  /** At the end, such as a price. */
  end?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps {
  label: ReactNode
  name: string
  cards: readonly RadioCard[]
  value?: string
  onValue?: (value: string) => void
  error?: ReactNode
  required?: boolean
  hideLabel?: boolean
}

export function RadioCards({ label, name, cards, value, onValue, error, required, hideLabel }: RadioCardsProps) {
  const id = useId()
  const steered = onValue !== undefined
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLabel ? 'vh' : undefined}>
        {label}
        <FieldMark required={required} />
      </legend>
      <div>
        {cards.map((card) => (
          <label className={card.disabled ? 'opt opt--off' : 'opt'} key={card.value}>
            <input
              type="radio"
              {...{ name, required, value: card.value, disabled: card.disabled }}
              {...(steered ? { checked: value === card.value, onChange: () => onValue(card.value) } : { defaultChecked: value === card.value })}
            />
            <span>
              <b>{card.label}</b>
              {card.line && <span className="small text-2">{card.line}</span>}
            </span>
            {card.end && <span className="push nowrap">{card.end}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
