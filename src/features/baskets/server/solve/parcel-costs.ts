import { type Parcel, postage } from '#features/orders/server/public.ts'

/** A copy that is for sale and good enough for one want; `shipping_option`: the one way it is sent, null for all of its store's. */
export interface Copy {
  readonly id: string
  readonly store_id: string
  readonly price: number
  readonly shipping_option: string | null
  /** What its store asks for at least; 0 at an agreed price. */
  readonly minimum_order: number
}
/** A rate of a store that reaches the buyer. */
export interface Way extends Parcel {
  readonly shipping_option: string
}
export type Ways = ReadonlyMap<string, readonly Way[]>

const fits = (copies: readonly Copy[], way: Way) =>
  copies.every(({ shipping_option }) => shipping_option === null || shipping_option === way.shipping_option)

/** Items and the cheapest postage of one parcel, as the checkout computes them; infinite if no way fits all, or the minimum order is not reached. */
export function parcelCost(copies: readonly Copy[], ways: readonly Way[]): number {
  if (!copies.length) return 0
  const sum = copies.reduce((all, { price }) => all + price, 0)
  if (sum < Math.min(...copies.map(({ minimum_order }) => minimum_order))) return Number.POSITIVE_INFINITY
  return sum + Math.min(...ways.filter((way) => fits(copies, way)).map((way) => postage(way, copies.length, sum)))
}

/** Copies of one want in one store, of which the others can never be the better choice. Without thresholds only the cheapest of each way can. */
function worthTaking(copies: readonly Copy[], ways: readonly Way[]): Copy[] {
  const bare = ways.every(({ free_over }) => free_over === null) && copies.every(({ minimum_order }) => minimum_order === 0)
  const kept: Copy[] = []
  for (const copy of copies.toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))) {
    const beaten = kept.some(
      (better) =>
        (better.shipping_option === null || better.shipping_option === copy.shipping_option) &&
        (bare || (better.price === copy.price && better.minimum_order === copy.minimum_order)),
    )
    if (!beaten) kept.push(copy)
  }
  return kept
}

/** Choices of one store that are looked at; beyond, the dearest copies are left out, and the answer is not called exact. */
const CHOICES = 200_000

export interface ParcelCosts {
  /** By the set of wants, a bit for each: what it costs to take exactly these. */
  readonly cost: Float64Array
  readonly copies: (set: number) => Copy[]
  readonly whole: boolean
}

/** For one store and each set of wants: the cheapest choice of its copies, beside those that are in the parcel already. */
export function parcelCosts(wants: readonly (readonly Copy[])[], ways: readonly Way[], base: readonly Copy[]): ParcelCosts {
  const choices = wants.map((copies) => worthTaking(copies, ways))
  const whole = trim(choices)
  const cost = new Float64Array(1 << wants.length).fill(Number.POSITIVE_INFINITY)
  const best = new Map<number, Copy[]>()
  const taken = [...base]
  const walk = (at: number, set: number): void => {
    if (at === choices.length) {
      const now = parcelCost(taken, ways)
      if (now < cost[set]!) {
        cost[set] = now
        best.set(set, taken.slice(base.length))
      }
      return
    }
    walk(at + 1, set)
    for (const copy of choices[at]!) {
      taken.push(copy)
      walk(at + 1, set | (1 << at))
      taken.pop()
    }
  }
  walk(0, 0)
  return { cost, copies: (set) => best.get(set) ?? [], whole }
}

function trim(choices: Copy[][]): boolean {
  let whole = true
  while (choices.reduce((all, { length }) => all * (length + 1), 1) > CHOICES && choices.some(({ length }) => length > 1)) {
    choices.reduce((most, one) => (one.length > most.length ? one : most)).pop()
    whole = false
  }
  return whole
}
