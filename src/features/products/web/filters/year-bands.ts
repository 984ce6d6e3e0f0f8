/** "1950-1959" → ['1950', '1959']. */
export const bandEnds = (band: string): readonly [string, string] => {
  const [from = '', to = ''] = band.split('-')
  return [from, to]
}
