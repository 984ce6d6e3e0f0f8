import highsModule from 'highs'
import { type Cycles, cyclesOf, type Market } from './cycles.ts'

export interface Chosen {
  /** Places in the list of arcs, a list for each circle. */
  readonly circles: readonly (readonly number[])[]
  readonly trades: number
  /** No choice has more trades than this. */
  readonly bound: number
}
// Its types are written for require(): under import the function itself is the default.
const loadHighs = highsModule as unknown as typeof highsModule.default
const SECONDS_MOST = 40
const A_LINE = 40

/** Each want is served once, each item as often as it has free pieces. */
function limitsOf({ arcs, units }: Market, cycles: Cycles['cycles']) {
  const limits = new Map<string, { most: number; of: number[] }>()
  const count = (key: string, most: number, cycle: number) => {
    const limit = limits.get(key) ?? { most, of: [] }
    limit.of.push(cycle)
    limits.set(key, limit)
  }
  for (const [cycle, path] of cycles.entries())
    for (const { item, want } of path.map((at) => arcs[at]!)) {
      count(`i${item}`, units[item]!, cycle)
      count(`w${want}`, 1, cycle)
    }
  return [...limits.values()]
}
const lines = (terms: readonly string[], between: string) =>
  Array.from({ length: Math.ceil(terms.length / A_LINE) }, (_, at) => terms.slice(at * A_LINE, (at + 1) * A_LINE).join(between)).join(`${between}\n`)

/** The whole-number program in the text that the solver reads: one variable for each cycle. */
function programOf(market: Market, cycles: Cycles['cycles']): string {
  const rows = limitsOf(market, cycles)
    .filter(({ most, of }) => of.length > most)
    .map(
      ({ most, of }, at) =>
        ` c${at}: ${lines(
          of.map((cycle) => `x${cycle}`),
          ' + ',
        )} <= ${most}`,
    )
  const wanted = cycles.map((path, cycle) => `${path.length} x${cycle}`)
  const names = cycles.map((_, cycle) => `x${cycle}`)
  return ['Maximize', ` trades: ${lines(wanted, ' + ')}`, 'Subject To', ...rows, 'Binary', ` ${lines(names, ' ')}`, 'End'].join('\n')
}

/** What no choice can exceed, without any solver: wants that an item could serve, and pieces that somebody wants. */
function plainBound({ arcs, units }: Market): number {
  const items = [...new Set(arcs.map(({ item }) => item))].reduce((sum, item) => sum + units[item]!, 0)
  return Math.min(items, new Set(arcs.map(({ want }) => want)).size)
}

/** The most trades. Proved when all cycles were looked at and the solver has come to its end: then the bound is what was found. */
export async function choose(market: Market, most?: number): Promise<Chosen> {
  const { cycles, whole } = cyclesOf(market, most)
  if (!cycles.length) return { circles: [], trades: 0, bound: whole ? 0 : plainBound(market) }
  const highs = await loadHighs()
  const solved = highs.solve(programOf(market, cycles), { mip_rel_gap: 0, mip_abs_gap: 0, time_limit: SECONDS_MOST, output_flag: false })
  const columns = solved.Columns as Readonly<Record<string, { readonly Primal?: number }>>
  const circles = cycles.filter((_, cycle) => (columns[`x${cycle}`]?.Primal ?? 0) > 0.5)
  checkLimits(market, circles)
  const trades = circles.reduce((sum, path) => sum + path.length, 0)
  return { circles, trades, bound: whole && solved.Status === 'Optimal' ? trades : Math.max(trades, plainBound(market)) }
}

/** The solver counts in floating point: what it says is believed after it was counted again in whole numbers. */
function checkLimits(market: Market, circles: Cycles['cycles']) {
  for (const { most, of } of limitsOf(market, circles)) if (of.length > most) throw new Error(`${of.length} circles want what there is ${most} of`)
}
