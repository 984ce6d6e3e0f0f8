import { type Copy, type ParcelCosts, parcelCosts, type Ways } from './parcel-costs.ts'

export interface Want {
  readonly id: string
  readonly copies: readonly Copy[]
}
export type Picks = ReadonlyMap<string, Copy>

/** Wants that are split over the stores at once, by all their sets: exact. */
export const EXACT_WANTS = 12

/** Steps that splitting takes: each store goes through all pairs of a set and a part of it that it could send. */
export function workOf(wants: readonly Want[], most = wants.length): number {
  const served = new Map<string, number>()
  for (const { copies } of wants) for (const store of new Set(copies.map(({ store_id }) => store_id))) served.set(store, (served.get(store) ?? 0) + 1)
  return [...served.values()].reduce((all, n) => all + 3 ** Math.min(n, most) * 2 ** Math.max(0, Math.min(most, wants.length) - n), 0)
}

/**
 * Of all ways to buy these wants, the cheapest of those that get the most of them. `base`: copies that are bought already, by store; they share their
 * parcels. For each store in turn: the least that each set of wants costs from the stores so far.
 */
export function split(wants: readonly Want[], ways: Ways, base: ReadonlyMap<string, readonly Copy[]>): { picks: Picks; whole: boolean } {
  const stores = [...new Set([...base.keys(), ...wants.flatMap(({ copies }) => copies.map(({ store_id }) => store_id))])].sort()
  const best = new Float64Array(1 << wants.length).fill(Number.POSITIVE_INFINITY)
  best[0] = 0
  const turns = stores.map((store) => {
    const bits = wants.flatMap(({ copies }, at) => (copies.some(({ store_id }) => store_id === store) ? [at] : []))
    const own = bits.map((at) => wants[at]!.copies.filter(({ store_id }) => store_id === store))
    const costs = parcelCosts(own, ways.get(store) ?? [], base.get(store) ?? [])
    return { bits, costs, took: takeTurn(best, bits, costs) }
  })
  const picks = new Map<string, Copy>()
  let set = fullest(best)
  for (const { bits, costs, took } of turns.toReversed()) {
    const part = took[set]!
    const taken = costs.copies(part)
    for (const [at, want] of bits.filter((_, bit) => part & (1 << bit)).entries()) picks.set(wants[want]!.id, taken[at]!)
    set &= ~spread(part, bits)
  }
  return { picks, whole: turns.every(({ costs }) => costs.whole) }
}

/** From a store's own numbering of the wants to that of all. */
const spread = (part: number, bits: readonly number[]) => bits.reduce((set, want, at) => (part & (1 << at) ? set | (1 << want) : set), 0)
/** The way back: of the wants of a set, those that the store has. */
const gather = (set: number, bits: readonly number[]) => bits.reduce((part, want, at) => (set & (1 << want) ? part | (1 << at) : part), 0)

/** Adds one store: in place from the largest set down, so that smaller sets are still those of the stores before. */
function takeTurn(best: Float64Array, bits: readonly number[], { cost }: ParcelCosts): Uint16Array {
  const took = new Uint16Array(best.length)
  const wide = Uint16Array.from(cost, (_, part) => spread(part, bits))
  for (let set = best.length - 1; set >= 0; set--) {
    const own = gather(set, bits)
    let least = Number.POSITIVE_INFINITY
    for (let part = own; ; part = (part - 1) & own) {
      const now = best[set ^ wide[part]!]! + cost[part]!
      if (now < least) {
        least = now
        took[set] = part
      }
      if (part === 0) break
    }
    best[set] = least
  }
  return took
}

function fullest(best: Float64Array): number {
  let found = 0
  for (let set = 1; set < best.length; set++) {
    const more = count(set) - count(found)
    if (best[set]! < Number.POSITIVE_INFINITY && (more > 0 || (more === 0 && best[set]! < best[found]!) || best[found] === Number.POSITIVE_INFINITY))
      found = set
  }
  return found
}
const count = (set: number): number => (set === 0 ? 0 : 1 + count(set & (set - 1)))
