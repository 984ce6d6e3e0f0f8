/** One piece that somebody would give and somebody else wants. All numbers are places in lists. */
export interface Arc {
  readonly from: number
  readonly to: number
  readonly item: number
  readonly want: number
}
export interface Market {
  readonly arcs: readonly Arc[]
  /** Of each item, so many pieces are free. */
  readonly units: readonly number[]
  /** Pairs of members of whom one has blocked the other. */
  readonly apart: readonly (readonly [number, number])[]
  /** Circles that were refused before. */
  readonly refused: readonly string[]
  /** For the names of refused ones. */
  readonly items: readonly string[]
  readonly members: readonly string[]
}
export interface Cycles {
  /** Places in the list of arcs. */
  readonly cycles: readonly (readonly number[])[]
  /** False when there were more than the limit. */
  readonly whole: boolean
}
const CYCLES_MOST = 60_000

/** The same items to the same members, wherever one begins. */
export const keyOf = (pieces: readonly { readonly item: string; readonly to: string }[]) =>
  pieces
    .map(({ item, to }) => `${item}>${to}`)
    .sort()
    .join(' ')
const pairOf = (one: number, other: number) => (one < other ? `${one}-${other}` : `${other}-${one}`)

/** All rounds among three, then all among four members; each begins with its smallest member, so that it is found once. */
export function cyclesOf(market: Market, most = CYCLES_MOST): Cycles {
  const { arcs } = market
  const apart = new Set(market.apart.map(([one, other]) => pairOf(one, other)))
  const refusedBefore = new Set(market.refused)
  const leaving = Map.groupBy(arcs.keys(), (at) => arcs[at]!.from)
  const cycles: number[][] = []
  const isRefused = (path: readonly number[]) =>
    refusedBefore.size > 0 && refusedBefore.has(keyOf(path.map((at) => ({ item: market.items[arcs[at]!.item]!, to: market.members[arcs[at]!.to]! }))))
  const walk = (start: number, path: readonly number[], met: readonly number[], size: number): boolean => {
    for (const at of leaving.get(met.at(-1)!) ?? []) {
      const { to } = arcs[at]!
      if (path.length === size - 1) {
        const cycle = [...path, at]
        if (to !== start || isRefused(cycle)) continue
        if (cycles.length === most) return false
        cycles.push(cycle)
      } else if (to > start && !met.includes(to) && met.every((one) => !apart.has(pairOf(one, to)))) {
        if (!walk(start, [...path, at], [...met, to], size)) return false
      }
    }
    return true
  }
  const starts = [...leaving.keys()].sort((one, other) => one - other)
  const whole = [3, 4].every((size) => starts.every((start) => walk(start, [], [start], size)))
  return { cycles, whole }
}
