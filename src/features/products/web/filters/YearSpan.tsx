import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isYear, useLastYear, YearField } from './YearField.tsx'
import { bandEnds, yearsBetween } from './year-bands.ts'

/** A free range of years instead of a decade; its start may not be after its end. */
export function YearSpan({ years, onYears }: { years: string | undefined; onYears: (years: string | undefined) => void }) {
  const { t } = useLingui()
  const last = useLastYear()
  const [span, setSpan] = useState(() => spanOf(years))
  const write = (part: Partial<typeof span>) => {
    const next = { ...span, ...part }
    setSpan(next)
    const until = isYear(next.to, last) ? Number(next.to) : last
    if ((next.from === '' || isYear(next.from, until)) && (next.to === '' || isYear(next.to, last))) onYears(yearsBetween(next.from, next.to))
  }
  return (
    <fieldset className="row">
      <legend className="strong small">{t`Issued between`}</legend>
      <YearField label={t`From year`} name="year_from" value={span.from} onValue={(from) => write({ from })} disableAfter={span.to} />
      <YearField label={t`To year`} name="year_to" value={span.to} onValue={(to) => write({ to })} />
    </fieldset>
  )
}

function spanOf(years: string | undefined): { from: string; to: string } {
  if (!years) return { from: '', to: '' }
  const [from, to] = bandEnds(years)
  if (from === 'before') return { from: '', to: String(Number(to) - 1) }
  return { from, to: to === 'now' ? '' : to }
}
