import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FIRST_YEAR } from '#kernel/measures.ts'
import { useSite } from '#web/router/use-site.ts'
import { Field } from '#web/ui/controls/Field.tsx'

/** Latest year allowed: today's, or an earlier one given in four digits. */
export function useLastYear(disableAfter = ''): number {
  const today = Number(useSite().today.slice(0, 4))
  return /^\d{4}$/.test(disableAfter) ? Math.min(today, Number(disableAfter)) : today
}
export const isYear = (text: string, last: number) => /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= last

interface YearFieldProps {
  label: string
  name: string
  value: string
  onValue: (text: string) => void
  disableAfter?: string
  placeholder?: string
}

/** A year in four digits. An invalid one keeps its text and shows the error after the fourth digit. */
export function YearField({ label, name, value, onValue, disableAfter, placeholder }: YearFieldProps) {
  const { t } = useLingui()
  const last = useLastYear(disableAfter)
  const [left, setLeft] = useState(false)
  const wrong = value !== '' && !isYear(value, last) && (left || value.length >= 4)
  const [from, to] = [String(FIRST_YEAR), String(last)]
  return (
    <Field label={label} error={wrong && t`A year from ${from} to ${to}`}>
      {(ties) => (
        <input
          {...ties}
          className="input"
          name={name}
          type="number"
          min={FIRST_YEAR}
          max={last}
          value={value}
          onChange={(event) => {
            setLeft(false)
            onValue(event.target.value)
          }}
          onBlur={() => setLeft(true)}
          placeholder={placeholder}
          autoComplete="off"
        />
      )}
    </Field>
  )
}
