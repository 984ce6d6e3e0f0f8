/** How alike two items are: the eight attributes of similarity. */

export interface Likeness {
  readonly shape: string | null
  readonly condition: string | null
  readonly color: string | null
  readonly year_issued: number | null
  readonly perforation: string | null
  readonly country: string | null
  readonly format: string | null
  readonly grade: string | null
}
/** What tells issues apart weighs more than the state of a copy. */
const weights = { country: 4, year_issued: 3, color: 2, perforation: 2, shape: 1, format: 1, condition: 1, grade: 1 } as const satisfies Record<
  keyof Likeness,
  number
>
export const likenessFields = Object.keys(weights) as (keyof Likeness)[]
/** Issues of the same years are alike, though not the same. */
const NEAR_YEARS = 5

export const isAsked = (wish: Likeness) => likenessFields.some((field) => wish[field] !== null && wish[field] !== '')
export const yearsNear = (year: number) => ({ from: year - NEAR_YEARS, to: year + NEAR_YEARS })

/** Which attributes are shared. */
export const matchesOf = (wish: Likeness, found: Likeness): (keyof Likeness)[] =>
  likenessFields.filter((field) => wish[field] !== null && wish[field] !== '' && wish[field] === found[field])

const scoreOf = (wish: Likeness, found: Likeness) => {
  const near =
    wish.year_issued !== null && found.year_issued !== null
      ? Math.max(0, NEAR_YEARS - Math.abs(wish.year_issued - found.year_issued)) / NEAR_YEARS
      : 0
  return matchesOf(wish, found).reduce((sum, field) => sum + weights[field], near)
}

/** The most alike first, at equality the newest; what shares nothing is left out. */
export function mostAlike<Found extends Likeness & { readonly id: string }>(wish: Likeness, found: readonly Found[], most: number): Found[] {
  const scored = found.map((one) => ({ one, score: scoreOf(wish, one) })).filter(({ one }) => matchesOf(wish, one).length > 0)
  scored.sort((a, b) => b.score - a.score || (a.one.id < b.one.id ? 1 : -1))
  return scored.slice(0, most).map(({ one }) => one)
}
