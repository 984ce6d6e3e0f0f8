// Catalogue entries of coins and banknotes: one for every date.

import { INVENTED } from './entries_stamps.ts'
import { coinFace, noteFace } from './items/coin_items.ts'
import type { CoinSeries } from './items/coinage.ts'
import type { NoteSeries } from './items/notes.ts'
import type { DemoEntry } from './rows.ts'
import type { Metal } from './stamps/spec.ts'

const unsaid = { perforation: '', format: null, designer: '', printer: '', topic_ids: [] as string[] }

/** Parses names like `Rouble 1898, silver`. */
export function coinEntry(s: CoinSeries, name: string): DemoEntry {
  const [, year, metal] = / (\d{4}), (\w+)/.exec(name)!
  const year_issued = Number(year)
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
    stamp_kind: 'actual',
    front: coinFace(s, year_issued, metal as Metal),
    catalogue_number: [{ type: 'km', number: `${20 + s.legend.length * 13 + s.diameter}` }],
  }
}

export function noteEntry(s: NoteSeries, year_issued: number): DemoEntry {
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
    stamp_kind: 'actual',
    front: noteFace(s, 'A1 000000'),
    catalogue_number: [{ type: 'pick', number: `${10 + s.words.length * 7}` }],
  }
}
