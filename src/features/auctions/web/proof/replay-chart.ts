/** One bid of the replay, as its chart needs it. */
export interface ChartBid {
  readonly price: number
  readonly mine: boolean
  /** It moved the end. */
  readonly extended: boolean
}
export interface Chart {
  readonly line: string
  readonly dots: readonly { readonly x: number; readonly y: number; readonly mine: boolean }[]
  /** Lines of round amounts. */
  readonly grid: readonly { readonly y: number; readonly amount: number }[]
  readonly reserve: number | undefined
  readonly later: readonly number[]
}

export const VIEW = { width: 860, height: 290, left: 56, right: 846, top: 30, bottom: 236 } as const
const tenth = (value: number) => Math.round(value * 10) / 10

/** Round amounts between nothing and the highest: at most five lines. */
export function roundAmounts(most: number): number[] {
  const rough = most / 4
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = [1, 2, 5, 10].map((times) => times * unit).find((size) => size >= rough) ?? unit
  return Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step)
}

/** Steps from bid to bid; every bid is as wide as another, whatever its time. */
export function chartOf(bids: readonly ChartBid[], reserve: number | null): Chart {
  const most = Math.max(1, reserve ?? 0, ...bids.map(({ price }) => price))
  const wide = (VIEW.right - VIEW.left - 52) / Math.max(1, bids.length - 1)
  const x = (at: number) => tenth(VIEW.left + at * Math.min(wide, 120))
  const y = (amount: number) => tenth(VIEW.bottom - (amount / most) * (VIEW.bottom - VIEW.top))
  const dots = bids.map(({ price, mine }, at) => ({ x: x(at), y: y(price), mine }))
  const [first, ...rest] = dots
  const line = first ? `M${first.x} ${first.y}${rest.map((dot) => `H${dot.x}V${dot.y}`).join('')}H${tenth(dots.at(-1)!.x + 26)}` : ''
  return {
    ...{ line, dots, grid: roundAmounts(most).map((amount) => ({ y: y(amount), amount })) },
    reserve: reserve === null ? undefined : y(reserve),
    later: bids.flatMap(({ extended }, at) => (extended ? [x(at)] : [])),
  }
}
