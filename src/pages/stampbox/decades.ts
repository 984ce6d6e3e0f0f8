interface Counted {
  readonly code: string
  readonly count: number
}
export interface Decade {
  readonly code: string
  readonly name: string
  readonly year: number
  readonly count: number
}

/** Years as decades, 1840s first. */
export function decadesOf(years: readonly Counted[]): Decade[] {
  const found = Map.groupBy(years, ({ code }) => Math.floor(Number(code) / 10) * 10)
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([year, of]) => ({ code: String(year), name: `${year}–${year + 9}`, year, count: of.reduce((sum, { count }) => sum + count, 0) }))
}
