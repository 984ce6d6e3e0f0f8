import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useSite } from '#web/use-site.ts'
import { yearsBetween } from './for-sale-address.ts'
import { bandEnds } from './year-bands.ts'

const FIRST_YEAR = 1400

/** A span of one's own, instead of a decade. */
export function YearSpan({ years, onYears }: { years: string | undefined; onYears: (years: string | undefined) => void }) {
  const { t } = useLingui()
  const id = useId()
  const last = Number(useSite().today.slice(0, 4))
  const [span, setSpan] = useState(() => spanOf(years))
  const write = (part: Partial<typeof span>) => {
    const next = { ...span, ...part }
    setSpan(next)
    const typed = [next.from, next.to].filter(Boolean)
    if (typed.every((text) => /^\d{4}$/.test(text))) onYears(yearsBetween(next.from, next.to))
  }
  const field = (name: 'year_from' | 'year_to', label: string, value: string, part: (text: string) => Partial<typeof span>) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        className="input"
        id={`${id}-${name}`}
        name={name}
        type="number"
        min={FIRST_YEAR}
        max={last}
        value={value}
        onChange={(event) => write(part(event.target.value))}
        autoComplete="off"
      />
    </div>
  )
  return (
    <fieldset className="row">
      <legend className="strong small">{t`Issued between`}</legend>
      {field('year_from', t`From year`, span.from, (from) => ({ from }))}
      {field('year_to', t`To year`, span.to, (to) => ({ to }))}
    </fieldset>
  )
}

function spanOf(years: string | undefined): { from: string; to: string } {
  if (!years) return { from: '', to: '' }
  const [from, to] = bandEnds(years)
  if (from === 'before') return { from: '', to: String(Number(to) - 1) }
  return { from, to: to === 'now' ? '' : to }
}
