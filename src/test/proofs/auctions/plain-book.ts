/** A second writing of the rules of a lot, as plain as can be; nothing of the product's own code is used. Times are milliseconds. */
export interface LotTerms {
  readonly start: number
  readonly reserve: number | null
  readonly buy_now: number | null
  readonly soft_ms: number
}
export interface Link {
  readonly version: number
  readonly kind: 'bid' | 'retract' | 'buy_now'
  readonly user: string
  readonly amount: number | null
  readonly at: number
  readonly price: number | null
  /** Who leads after it. */
  readonly leader: string | null
  readonly ends: number
}
export interface BookState {
  readonly version: number
  readonly price: number | null
  readonly leader: string | null
  readonly top: number
  readonly ends: number
  readonly sold_to: string | null
}
type Written = Pick<Link, 'kind' | 'user' | 'amount' | 'at'>
interface Ceiling {
  readonly user: string
  readonly amount: number
  readonly at: number
}

const STEPS = [
  [500_000, 10_000],
  [250_000, 5_000],
  [100_000, 2_500],
  [50_000, 1_000],
  [25_000, 500],
  [10_000, 250],
  [2_500, 100],
  [500, 50],
  [100, 25],
  [0, 5],
] as const
export const stepOver = (price: number) => STEPS.find(([from]) => price >= from)![1]
const HOUR = 3_600_000

interface Count {
  price: number | null
  leader: string | null
  top: number
  second: number | null
}
const nothing = (): Count => ({ price: null, leader: null, top: 0, second: null })

/** Counts one ceiling more: the highest leads, of equal ones the first; the price is a step over the best of the others and never falls. */
function add(count: Count, { user, amount }: Ceiling, { start, reserve }: LotTerms) {
  if (user === count.leader) count.top = amount
  else if (amount > count.top) {
    count.second = count.leader === null ? null : count.top
    count.leader = user
    count.top = amount
  } else count.second = Math.max(count.second ?? 0, amount)
  const step = count.second === null ? start : Math.min(count.top, count.second + stepOver(count.second))
  const asked = Math.max(step, start, count.price ?? 0)
  count.price = reserve === null ? asked : count.top < reserve ? Math.max(count.top, count.price ?? 0) : Math.max(asked, reserve)
}

/** Why a bid is not taken in this state, or nothing. */
export function bidFault(state: Pick<BookState, 'leader' | 'top' | 'price'>, user: string, amount: number, { start }: LotTerms) {
  if (user === state.leader) return amount > state.top ? undefined : 'not_higher'
  return amount >= (state.price === null ? start : state.price + stepOver(state.price)) ? undefined : 'too_low'
}
export function isForSale({ leader, top }: Pick<BookState, 'leader' | 'top'>, { buy_now, reserve }: LotTerms) {
  return buy_now !== null && (reserve === null ? leader === null : top < reserve)
}

export interface PlainBook {
  state(): BookState
  /** The state after it, or the rule that it breaks. */
  write(one: Written): BookState | string
  /** The ends as the test has set them in the data. */
  set(ends: number, hard: number): void
  /** Bids of this member that stand. */
  standing(user: string): number
}

export function openBook(terms: LotTerms, first: { ends: number; hard: number }): PlainBook {
  let [count, standing, { ends, hard }] = [nothing(), [] as Ceiling[], first]
  let [version, sold_to] = [0, null as string | null]
  const state = (): BookState => ({ version, price: count.price, leader: count.leader, top: count.top, ends, sold_to })
  const writers: Record<Link['kind'], (one: Written) => string | undefined> = {
    bid({ user, amount, at }) {
      const before = { ...count }
      const fault = bidFault(count, user, amount!, terms)
      if (fault) return fault
      standing.push({ user, amount: amount!, at })
      add(count, standing.at(-1)!, terms)
      const moved = before.leader !== count.leader || before.price !== count.price
      if (moved) ends = Math.max(ends, Math.min(at + terms.soft_ms, hard))
      return undefined
    },
    retract({ user, at }) {
      const mine = standing.filter((one) => one.user === user)
      const last = mine.at(-1)
      const fall = ends - at > 12 * HOUR ? mine : last && at - last.at < HOUR ? [last] : []
      if (!fall.length) return 'nothing to retract'
      standing = standing.filter((one) => !fall.includes(one))
      count = nothing()
      for (const one of standing) add(count, one, terms)
      return undefined
    },
    buy_now({ user }) {
      if (!isForSale(count, terms)) return 'not for sale'
      sold_to = user
      return undefined
    },
  }
  return {
    state,
    write(one) {
      if (sold_to !== null) return 'sold before'
      if (one.at >= ends) return `late by ${one.at - ends} ms`
      const fault = writers[one.kind](one)
      if (fault) return fault
      version++
      return state()
    },
    set(new_ends, new_hard) {
      ends = new_ends
      hard = new_hard
    },
    standing: (user) => standing.filter((one) => one.user === user).length,
  }
}
