import { FIRST_YEAR } from '#kernel/measures.ts'

export { yearBands, yearsIn } from '#kernel/time/year-bands.ts'

const decadeOf = (year: number) => Math.floor(year / 10) * 10

/** Decades that a range of years touches, limited to years of stamps and coins. */
export function decadesIn({ from = FIRST_YEAR, to = 2200 }: { from?: number | undefined; to?: number | undefined }): readonly string[] {
  const first = decadeOf(Math.max(from, FIRST_YEAR))
  return Array.from({ length: Math.max(0, (decadeOf(Math.min(to, 2200)) - first) / 10 + 1) }, (_, at) => String(first + at * 10))
}

/** Normalized for comparison: `20 C` equals `20 c`. */
export const plainDenomination = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()
