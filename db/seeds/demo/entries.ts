// The demo catalogue: two thousand invented issues, always the same, with all issues on the market among them.

import { coinEntry, noteEntry } from './entries_money.ts'
import { type Issue, optional, stampEntry } from './entries_stamps.ts'
import { COIN_SERIES, type CoinSeries } from './items/coinage.ts'
import { NOTE_SERIES, type NoteSeries } from './items/notes.ts'
import type { StampSeries } from './items/series.ts'
import { STAMP_SERIES } from './items/series_all.ts'
import { demoItems } from './market.ts'
import type { DemoEntry, DemoItem } from './rows.ts'

export const ENTRIES = 2_000
/** Extra dates per coin and note series besides those on the market. */
const DATES = 8

type Named = Pick<DemoEntry, 'item_kind' | 'country' | 'series' | 'denomination' | 'color' | 'year_issued' | 'name'>
/** Key of an issue, the same for an item and its catalogue entry. */
export const issueOf = ({
  item_kind,
  country,
  series,
  denomination,
  color,
  year_issued,
  name,
}: { [K in keyof Named]: Named[K] | string | number | null }) =>
  (item_kind === 'stamp' ? [country, series, denomination, color, year_issued] : [country, series, name]).join('|')

/** All entries. Items refer to the first entry of an issue; the others are its varieties. */
export function demoEntries(items: readonly DemoItem[] = demoItems(1840, 700)): DemoEntry[] {
  const shown = Map.groupBy(items, ({ country, series }) => `${country}|${series}`)
  const of = (s: StampSeries | CoinSeries | NoteSeries) => shown.get(`${s.country}|${s.name}`) ?? []
  const money = [...COIN_SERIES.flatMap((s) => coinEntries(s, of(s))), ...NOTE_SERIES.flatMap((s) => noteEntries(s, of(s)))]
  const asked = STAMP_SERIES.map((s) => shownIssues(s, of(s)))
  const wanted = ENTRIES - money.length - asked.reduce((sum, issues) => sum + issues.length, 0)
  const more = shared(
    asked.map((issues, at) => optional(STAMP_SERIES[at]!, issues)),
    wanted,
  )
  const stamps = STAMP_SERIES.flatMap((s, at) => [...asked[at]!, ...more[at]!].map((issue) => stampEntry(s, issue)))
  return [...stamps, ...money]
}

/** Takes so many in all, one from each queue in turn. */
function shared(queues: readonly (readonly Issue[])[], wanted: number): Issue[][] {
  const taken: Issue[][] = queues.map(() => [])
  for (let left = wanted, round = 0; left > 0; round++) {
    const before = left
    for (const [at, queue] of queues.entries()) if (left > 0 && queue[round]) left -= taken[at]!.push(queue[round]!) && 1
    if (left === before) throw new Error(`the demo's catalogue has ${left} issues too few`)
  }
  return taken
}

/** Every value of the series, with a printing for each year that is on the market. */
function shownIssues(s: StampSeries, items: readonly DemoItem[]): Issue[] {
  return s.values.flatMap((_, index) => {
    const color = s.colours[index % s.colours.length]!
    const spread = s.years[0] + Math.floor(((s.years[1] - s.years[0]) * index) / s.values.length)
    const of = items.filter((item) => item.denomination === stampEntry(s, { index, color, year: spread, letter: '' }).denomination)
    const years = [...new Set(of.map(({ year_issued }) => year_issued!))].sort((a, b) => a - b)
    return (years.length ? years : [spread]).map((year, nth): Issue => {
      const perforation = of.find(({ year_issued }) => year_issued === year)?.perforation ?? undefined
      return { index, color, year, letter: letterOf(nth), ...(perforation && { perforation }), ...(nth && { said: 'A later printing.' }) }
    })
  })
}
const letterOf = (nth: number) => (nth ? String.fromCharCode(96 + nth) : '')

const datesOf = ({ years: [from, to] }: { years: [number, number] }) => {
  const step = Math.max(1, Math.floor((to - from + 1) / DATES))
  return Array.from({ length: Math.min(DATES, to - from + 1) }, (_, nth) => from + nth * step)
}

function coinEntries(s: CoinSeries, items: readonly DemoItem[]): DemoEntry[] {
  const shown = items.map(({ name }) => name)
  const all = [...datesOf(s).map((year) => `${s.name} ${year}, ${s.metals[0]}`), ...shown]
  return [...new Set(all)].sort().map((name) => coinEntry(s, name))
}

function noteEntries(s: NoteSeries, items: readonly DemoItem[]): DemoEntry[] {
  const all = [...datesOf(s), ...items.map(({ year_issued }) => year_issued!)]
  return [...new Set(all)].sort().map((year) => noteEntry(s, year))
}
