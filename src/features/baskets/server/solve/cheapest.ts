import { type Copy, parcelCost, type Ways } from './parcel-costs.ts'
import { EXACT_WANTS, type Picks, split, type Want, workOf } from './split.ts'

export interface Basket {
  /** By want. */
  readonly picks: Picks
  readonly total: number
  /** No basket with as many wants costs less. */
  readonly exact: boolean
  /** No basket of these wants costs less than this; the total itself where the basket is exact. */
  readonly bound: number
}

/** Steps at most, for one basket: a tenth of a second. */
const STEPS = 15_000_000
const storesOf = ({ copies }: Want) => new Set(copies.map(({ store_id }) => store_id))
const byStore = (copies: Iterable<Copy>) => Map.groupBy(copies, ({ store_id }) => store_id)

/** What the checkout will ask for these copies. */
export const costOf = (copies: Iterable<Copy>, ways: Ways) =>
  [...byStore(copies)].reduce((sum, [store, parcel]) => sum + parcelCost(parcel, ways.get(store) ?? []), 0)

/** The most wants, for the least money: exact for twelve wants, and for more where their stores fall into groups of that size. */
export function cheapest(wants: readonly Want[], ways: Ways): Basket {
  const parts = groups(withoutLone(wants, ways)).map((group) => ofGroup(group, ways))
  return {
    picks: new Map(parts.flatMap(({ picks }) => [...picks])),
    total: parts.reduce((sum, { total }) => sum + total, 0),
    exact: parts.every(({ exact }) => exact),
    bound: parts.reduce((sum, { bound }) => sum + bound, 0),
  }
}

/** Of the stores that have only one of the wants, a want needs the cheapest. */
function withoutLone(wants: readonly Want[], ways: Ways): Want[] {
  const served = new Map<string, number>()
  for (const want of wants) for (const store of storesOf(want)) served.set(store, (served.get(store) ?? 0) + 1)
  return wants.flatMap(({ id, copies }) => {
    const shared = copies.filter(({ store_id }) => served.get(store_id)! > 1)
    const lone = copies
      .filter(({ store_id }) => served.get(store_id) === 1)
      .map((copy) => ({ copy, cost: parcelCost([copy], ways.get(copy.store_id) ?? []) }))
      .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.cost - b.cost || (a.copy.id < b.copy.id ? -1 : 1))
    const kept = [...shared, ...lone.slice(0, 1).map(({ copy }) => copy)]
    return kept.length ? [{ id, copies: kept }] : []
  })
}

/** Wants that no store has together do not touch each other. */
function groups(wants: readonly Want[]): Want[][] {
  const left = new Set(wants)
  const found: Want[][] = []
  for (const first of wants) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const { copies } of group) {
      const stores = new Set(copies.map(({ store_id }) => store_id))
      for (const other of left)
        if (other.copies.some(({ store_id }) => stores.has(store_id))) {
          left.delete(other)
          group.push(other)
        }
    }
    found.push(group)
  }
  return found
}

function ofGroup(wants: readonly Want[], ways: Ways): Basket {
  if (wants.length <= EXACT_WANTS && workOf(wants) <= STEPS) {
    const { picks, whole } = split(wants, ways, new Map())
    const total = costOf(picks.values(), ways)
    return { picks, total, exact: whole, bound: whole ? total : boundOf(wants, picks, ways) }
  }
  const alone: Picks = new Map(wants.flatMap((want) => [...split([want], ways, new Map()).picks]))
  const [one, other] = [improved(wants, ways, new Map()), improved(wants, ways, alone)]
  const picks = isBetter(other, one, ways) ? other : one
  return { picks, total: costOf(picks.values(), ways), exact: false, bound: boundOf(wants, picks, ways) }
}

/** From these picks on: splits a few wants anew, again and again, beside those that stay, until nothing is better any more. */
function improved(wants: readonly Want[], ways: Ways, start: Picks): Picks {
  let size = EXACT_WANTS
  while (size > 2 && workOf(wants, size) * Math.ceil((4 * wants.length) / size) > STEPS) size--
  let picks = costOf(start.values(), ways) < Number.POSITIVE_INFINITY ? start : new Map()
  let steps = STEPS / 2
  for (let better = true; better && steps > 0; ) {
    better = false
    for (const few of windows(wants, picks, size)) {
      const base = byStore([...picks].filter(([id]) => !few.some((want) => want.id === id)).map(([, copy]) => copy))
      const next = new Map([...picks].filter(([id]) => !few.some((want) => want.id === id)).concat([...split(few, ways, base).picks]))
      steps -= workOf(few)
      if (!isBetter(next, picks, ways)) continue
      picks = next
      better = true
    }
  }
  return picks
}
function isBetter(next: Picks, before: Picks, ways: Ways): boolean {
  const cost = costOf(next.values(), ways)
  return cost < Number.POSITIVE_INFINITY && (next.size > before.size || (next.size === before.size && cost < costOf(before.values(), ways)))
}

/** Wants in their order, half overlapping; then those that one store could send together. */
function windows(wants: readonly Want[], picks: Picks, size: number): Want[][] {
  const starts = Array.from({ length: Math.ceil((2 * wants.length) / size) }, (_, at) => Math.floor((at * size) / 2))
  const near = starts.map((start) => wants.slice(start, start + size))
  const stores = [...new Set([...picks.values()].map(({ store_id }) => store_id))]
  const together = stores.map((store) => wants.filter(({ copies }) => copies.some(({ store_id }) => store_id === store)).slice(0, size))
  return [...near, ...together].filter(({ length }) => length > 0)
}

/** Each want at its cheapest, with the least share of postage that it could have in a full parcel of that store. */
function boundOf(wants: readonly Want[], picks: Picks, ways: Ways): number {
  const had = wants.filter(({ id }) => picks.has(id))
  const shares = new Map<string, number>()
  for (const store of new Set(had.flatMap(({ copies }) => copies.map(({ store_id }) => store_id)))) shares.set(store, leastShare(store, had, ways))
  const sum = had.reduce((all, { copies }) => all + Math.min(...copies.map(({ store_id, price }) => price + shares.get(store_id)!)), 0)
  return Math.ceil(sum - 1e-6)
}
function leastShare(store: string, wants: readonly Want[], ways: Ways): number {
  const prices = wants
    .map(({ copies }) => copies.filter(({ store_id }) => store_id === store).map(({ price }) => price))
    .filter(({ length }) => length > 0)
  const most = prices.reduce((sum, own) => sum + Math.max(...own), 0)
  const units = prices.length
  return Math.min(
    ...(ways.get(store) ?? []).map(({ amount, amount_next, free_over }) =>
      free_over !== null && most >= free_over ? 0 : Math.min(amount, (amount + amount_next * (units - 1)) / units),
    ),
  )
}
