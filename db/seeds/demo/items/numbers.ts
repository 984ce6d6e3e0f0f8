// Invented catalogue numbers: plausible, from no real catalogue, unique within a country.

import type { Dice } from '../random.ts'
import { country } from './countries.ts'
import type { StampSeries } from './series.ts'
import { STAMP_SERIES } from './series_all.ts'

/** Numbers reserved for each series. */
const ROOM_FOR = 20
/** Offsets of the catalogue systems, so that their numbers differ. */
const AHEAD = { michel: 3, scott: 1, stanley_gibbons: 5, yvert: 2 } as const

const starts = new Map<StampSeries, number>()
for (const of of Map.groupBy(STAMP_SERIES, (series) => series.country).values())
  for (const [nth, series] of of.toSorted((a, b) => a.years[0] - b.years[0]).entries()) starts.set(series, 1 + nth * ROOM_FOR)

/** Scott numbers of airmail stamps begin with C. */
const prefixOf = (s: StampSeries, type: string) => (type === 'scott' && (s.topics.includes('zeppelins') || s.name.includes('mail')) ? 'C' : '')

/** The number of this stamp in a catalogue system. */
export function numberOf(s: StampSeries, index: number, type: string): string {
  const ahead = type === country(s.country).catalogue ? 0 : (AHEAD[type as keyof typeof AHEAD] ?? 0)
  return `${prefixOf(s, type)}${starts.get(s)! + index + ahead}`
}

/** Every catalogue system that lists this country. */
export const systemsOf = (s: StampSeries): string[] => [...new Set([country(s.country).catalogue, ...Object.keys(AHEAD)])]

/** The numbers in a dealer's listing: the country's main catalogue, and often one or two others. */
export function catalogueNumbers(d: Dice, s: StampSeries, index: number): { type: string; number: string }[] {
  const local = country(s.country).catalogue
  const row = (type: string) => ({ type, number: numberOf(s, index, type) })
  const rows = [row(local)]
  if (local !== 'michel' && d.chance(0.6)) {
    d.next()
    rows.push(row('michel'))
  }
  if (local !== 'scott' && d.chance(0.5)) rows.push(row('scott'))
  return rows
}
