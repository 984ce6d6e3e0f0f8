/** Before 1950, then decades, the last up to now. */
export function yearBands(today: string): readonly string[] {
  const last = Math.floor(Number(today.slice(0, 4)) / 10) * 10
  const decades = Array.from({ length: (last - 1950) / 10 + 1 }, (_, at) => 1950 + at * 10)
  return ['before-1950', ...decades.map((from) => (from === last ? `${from}-now` : `${from}-${from + 9}`))]
}

/** "1950-1959" → ['1950', '1959']. */
export const bandEnds = (band: string): readonly [string, string] => {
  const [from = '', to = ''] = band.split('-')
  return [from, to]
}
