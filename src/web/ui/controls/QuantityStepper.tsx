import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../icons/Icon.tsx'

export interface QuantityStepperProps {
  name?: string
  /** Controlled with `onValue`; otherwise the initial value. */
  value?: number
  onValue?: (value: number) => void
  min?: number
  max?: number
  label?: string
  disabled?: boolean
}

export function QuantityStepper({ name, value = 1, onValue, min = 1, max = 999, label, disabled }: QuantityStepperProps) {
  const { t } = useLingui()
  const [kept, setKept] = useState(value)
  const [typing, setTyping] = useState<string>()
  const now = onValue ? value : kept
  const words = label ?? t`Quantity`

  function set(next: number) {
    const held = Math.min(max, Math.max(min, next))
    setTyping(undefined)
    setKept(held)
    if (held !== now) onValue?.(held)
  }
  const finish = () => typing !== undefined && set(/^\d{1,9}$/.test(typing) ? Number(typing) : now)
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser allows a fieldset as an inline flex row
    <div className="stepper" role="group" aria-label={words}>
      <button type="button" aria-label={t`One less`} disabled={disabled} aria-disabled={now <= min} onClick={() => set(now - 1)}>
        <Icon name="minus" />
      </button>
      <input
        {...{ name, disabled }}
        aria-label={words}
        value={typing ?? now}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setTyping(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
          if (step) set(now + step)
          if (event.key === 'Enter') finish()
        }}
      />
      <button type="button" aria-label={t`One more`} disabled={disabled} aria-disabled={now >= max} onClick={() => set(now + 1)}>
        <Icon name="plus" />
      </button>
    </div>
  )
}
