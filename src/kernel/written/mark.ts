const holes = [5, 15, 25, 35, 45, 55]
const down = [4.9, 14.6, 24.3, 34, 43.7, 53.4, 63.1]

/** The mark: a stamp of 60 by 68 with the holes bitten out of all four edges. */
export const MARK_EDGE = [
  'M0 0',
  ...holes.map((x) => `H${x - 2.8}a2.8 2.8 0 0 0 5.6 0`),
  'H60',
  ...down.map((y) => `V${(y - 2.8).toFixed(1)}a2.8 2.8 0 0 0 0 5.6`),
  'V68',
  ...holes.toReversed().map((x) => `H${x + 2.8}a2.8 2.8 0 0 0-5.6 0`),
  'H0',
  ...down.toReversed().map((y) => `V${(y + 2.8).toFixed(1)}a2.8 2.8 0 0 0 0-5.6`),
  'Z',
].join('')
/** The letter inside its circle of radius 18 around 30, 34. */
export const MARK_LETTER = 'M38 27.5a10.5 10.5 0 1 0 0 13'
