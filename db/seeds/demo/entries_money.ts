// How a coin and a banknote stand in the demo's catalogue: an entry for every date.
import type { CoinSeries } from './coinage.ts'
import type { DemoEntry } from './entries.ts'
import { INVENTED } from './entries_stamps.ts'
import type { NoteSeries } from './notes.ts'

const unsaid = { perforation: '', format: null, designer: '', printer: '', topic_ids: [] as string[] }

/** By its name: `Rouble 1898, silver`. */
export function coinEntry(s: CoinSeries, name: string, nth: number): DemoEntry {
  const year_issued = Number(/ (\d{4}), /.exec(name)![1])
  return {
    ...unsaid,
    item_kind: 'coin',
    name,
    series: s.name,
    country: s.country,
    year_issued,
    denomination: s.denomination,
    color: null,
    printing: null,
    width_mm: Math.round(s.diameter / 10),
    height_mm: Math.round(s.diameter / 10),
    total_stamps_issued: ((year_issued * 37) % 900) * 10_000 + 120_000,
    description: `Struck from ${s.years[0]} to ${s.years[1]}, ${s.edge === 'plain' ? 'plain edge' : 'beaded edge'}. ${INVENTED}`,
    stamp_kind: nth === 0 ? 'actual' : 'sample',
    catalogue_number: [{ type: 'km', number: `${20 + s.legend.length * 13 + s.diameter}` }],
  }
}

export function noteEntry(s: NoteSeries, year_issued: number, nth: number): DemoEntry {
  return {
    ...unsaid,
    item_kind: 'banknote',
    name: `${s.name} ${s.denomination} ${year_issued}`,
    series: s.name,
    country: s.country,
    year_issued,
    denomination: s.denomination,
    color: null,
    printing: 'recess',
    width_mm: Math.round(s.size[0] / 10),
    height_mm: Math.round(s.size[1] / 10),
    total_stamps_issued: null,
    description: `In circulation from ${s.years[0]} to ${s.years[1]}. ${INVENTED}`,
    stamp_kind: nth === 0 ? 'actual' : 'sample',
    catalogue_number: [{ type: 'pick', number: `${10 + s.words.length * 7}` }],
  }
}
