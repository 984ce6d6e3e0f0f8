import { FIRST_DECADE } from '../measures.ts'

/** Inclusive years of `before-1950`, `1950-1959`, `2020-now`. */
export function yearsIn(band: string): { from: number | undefined; to: number | undefined } {
  const [first, last] = band.split('-') as [string, string]
  if (first === 'before') return { from: undefined, to: Number(last) - 1 }
  return { from: Number(first), to: last === 'now' ? undefined : Number(last) }
}

/** Before 1950, then decades up to now. */
export function yearBands(year: number): readonly string[] {
  const last = decadeOf(year)
  const decades = Array.from({ length: Math.max(0, (last - FIRST_DECADE) / 10 + 1) }, (_, at) => FIRST_DECADE + at * 10)
  return [`before-${FIRST_DECADE}`, ...decades.map((from) => (from === last ? `${from}-now` : `${from}-${from + 9}`))]
}

const decadeOf = (year: number) => Math.floor(year / 10) * 10
