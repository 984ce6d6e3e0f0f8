/** "1950-1959" → ['1950', '1959']. */
export const bandEnds = (band: string): readonly [string, string] => {
  const [from = '', to = ''] = band.split('-')
  return [from, to]
}

/** A range of years; either end may be open. */
export function yearsBetween(from: string, to: string): string | undefined {
  const [first, last] = [from, to].map((text) => (/^\d{4}$/.test(text.trim()) ? text.trim() : ''))
  if (!first) return last ? `before-${Number(last) + 1}` : undefined
  return `${first}-${last || 'now'}`
}
