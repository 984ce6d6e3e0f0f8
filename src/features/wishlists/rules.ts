/** So many things one may wish for. */
export const MOST_WISHES = 5_000

/** Conditions of unused stamps from the best on; MINT is any unused one. */
export const conditionFloors = ['MNH', 'MLH', 'MH', 'MHR', 'MINT'] as const
export type ConditionFloor = (typeof conditionFloors)[number]
/** What else is unused: without gum, as it was issued or not. */
const UNUSED = ['MNG', 'NGAI']

/** The conditions that are good enough. */
export const conditionsFrom = (floor: ConditionFloor): readonly string[] =>
  floor === 'MINT' ? [...conditionFloors, ...UNUSED] : conditionFloors.slice(0, conditionFloors.indexOf(floor) + 1)

interface Grade {
  readonly code: string
  readonly parent: string | null
  readonly sort: number
  readonly symbol: string | null
}
interface Grades {
  readonly stamps: readonly Grade[]
  readonly coins: readonly Grade[]
}
/** The one scale of coins with numbers that every collector can compare. */
const SHELDON = 'sheldon'
const numbered = ({ coins }: Grades) => coins.filter(({ parent }) => parent === SHELDON)

/** The grades that are good enough: a stamp's from the best down to this one, a coin's from this number up. Undefined if no grade goes by this code. */
export function gradesFrom(floor: string, grades: Grades): readonly string[] | undefined {
  const stamp = grades.stamps.find(({ code }) => code === floor)
  if (stamp) return grades.stamps.filter(({ sort }) => sort <= stamp.sort).map(({ code }) => code)
  const coin = numbered(grades).find(({ code }) => code === floor)
  return coin && numbered(grades).flatMap(({ code, symbol }) => (Number(symbol) >= Number(coin.symbol) ? [code] : []))
}
