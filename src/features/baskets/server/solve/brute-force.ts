import type { Copy, Way, Ways } from './parcel-costs.ts'
import type { Want } from './split.ts'

/** How many wants a basket has, and what it costs: the most wants, and of these the least. */
export interface Best {
  readonly filled: number
  readonly total: number
}
const better = (a: Best, b: Best) => (a.filled > b.filled || (a.filled === b.filled && a.total < b.total) ? a : b)
const NOTHING: Best = { filled: 0, total: 0 }

/** A parcel, written out a second time from the words of the checkout: one way for all, free from its sum on, each further piece its own price. */
function plainParcel(copies: readonly Copy[], ways: readonly Way[]): number | undefined {
  let sum = 0
  for (const { price } of copies) sum += price
  let least = copies[0]!.minimum_order
  for (const { minimum_order } of copies) if (minimum_order < least) least = minimum_order
  if (sum < least) return undefined
  let cheapest: number | undefined
  for (const { shipping_option, amount, amount_next, free_over } of ways) {
    if (copies.some((copy) => copy.shipping_option !== null && copy.shipping_option !== shipping_option)) continue
    const cost = free_over !== null && sum >= free_over ? 0 : amount + (copies.length - 1) * amount_next
    if (cheapest === undefined || cost < cheapest) cheapest = cost
  }
  return cheapest === undefined ? undefined : sum + cheapest
}

/** Every want from every copy or not at all, one after the other: for cases that are small enough. */
export function byEveryChoice(wants: readonly Want[], ways: Ways): Best {
  let best = NOTHING
  const taken: Copy[] = []
  const walk = (at: number): void => {
    if (at === wants.length) {
      let total = 0
      for (const [store, parcel] of Map.groupBy(taken, ({ store_id }) => store_id)) {
        const cost = plainParcel(parcel, ways.get(store) ?? [])
        if (cost === undefined) return
        total += cost
      }
      best = better({ filled: taken.length, total }, best)
      return
    }
    walk(at + 1)
    for (const copy of wants[at]!.copies) {
      taken.push(copy)
      walk(at + 1)
      taken.pop()
    }
  }
  walk(0)
  return best
}

/** The same for large cases: each store with every choice of its copies for every set of wants, then every way to split the sets over the stores. */
export function byEverySplit(wants: readonly Want[], ways: Ways): Best {
  const stores = [...ways.keys()].map((store) => everySet(wants, store, ways.get(store)!))
  const full = (1 << wants.length) - 1
  const known = new Map<number, number | undefined>()
  const least = (at: number, set: number): number | undefined => {
    if (set === 0) return 0
    if (at === stores.length) return undefined
    const key = at * (full + 1) + set
    if (known.has(key)) return known.get(key)
    let found = least(at + 1, set)
    for (const [part, cost] of stores[at]!) {
      if ((part & set) !== part) continue
      const rest = least(at + 1, set ^ part)
      if (rest !== undefined && (found === undefined || rest + cost < found)) found = rest + cost
    }
    known.set(key, found)
    return found
  }
  let best = NOTHING
  for (let set = 0; set <= full; set++) {
    const total = least(0, set)
    if (total !== undefined) best = better({ filled: set.toString(2).replaceAll('0', '').length, total }, best)
  }
  return best
}

function everySet(wants: readonly Want[], store: string, ways: readonly Way[]): [number, number][] {
  const cost = new Map<number, number>()
  const taken: Copy[] = []
  const walk = (at: number, set: number): void => {
    if (at === wants.length) {
      const now = taken.length ? plainParcel(taken, ways) : undefined
      if (now !== undefined && now < (cost.get(set) ?? Number.POSITIVE_INFINITY)) cost.set(set, now)
      return
    }
    walk(at + 1, set)
    for (const copy of wants[at]!.copies) {
      if (copy.store_id !== store) continue
      taken.push(copy)
      walk(at + 1, set | (1 << at))
      taken.pop()
    }
  }
  walk(0, 0)
  return [...cost]
}
