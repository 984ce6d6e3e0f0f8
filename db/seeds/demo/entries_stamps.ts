// Catalogue entries of stamps.
import { amountOf } from './items/amounts.ts'
import { COLOURS, type Colour, colourName } from './items/colours.ts'
import { numberOf, systemsOf } from './items/numbers.ts'
import { gaugeWords, isMulticolour, type StampSeries } from './items/series.ts'
import { plainStamp } from './items/stamp_items.ts'
import { dice } from './random.ts'
import type { DemoEntry } from './rows.ts'

/** One stamp of a series: its value, colour and year; a variety has a letter after its number. */
export interface Issue {
  readonly index: number
  readonly value?: string
  readonly color: Colour
  readonly year: number
  readonly letter: string
  readonly perforation?: string
  readonly said?: string
}

/** Part of every description, so that the entries are not mistaken for real ones. */
export const INVENTED = 'Invented for this demo market, its catalogue numbers too.'

const LADDER = ['½', '1', '2', '3', '4', '5', '6', '8', '10', '12', '15', '20', '25', '30', '40', '50', '60', '75', '80', '100']
const MOST_VALUES = 11
const shades = Object.keys(COLOURS) as Colour[]

/** Values of the series that are not on the market, then a second gauge and a second shade of each. */
export function optional(s: StampSeries, known: readonly Issue[]): Issue[] {
  const values = moreValues(s)
  const all = s.values.length + values.length
  const added = values.map((value, nth): Issue => {
    const index = s.values.length + nth
    const color = shades[(s.name.length * 7 + s.years[0] + nth * 11) % shades.length]!
    return { index, value, color, year: s.years[0] + Math.floor(((s.years[1] - s.years[0]) * index) / all), letter: '' }
  })
  const mains = [...known.filter(({ letter }) => letter === ''), ...added]
  const last = (index: number) => known.filter((one) => one.index === index).length
  const letter = (index: number, more: number) => String.fromCharCode(96 + Math.max(1, last(index)) + more)
  const gauged = s.gauge
    ? mains.map((one): Issue => ({ ...one, letter: letter(one.index, 0), perforation: otherGauge(s.gauge), said: `Gauge ${otherGauge(s.gauge)}.` }))
    : []
  const shaded = isMulticolour(s)
    ? []
    : mains.map((one): Issue => {
        const color = shades[(shades.indexOf(one.color) + 1) % shades.length]!
        return { ...one, color, letter: letter(one.index, s.gauge ? 1 : 0), said: `In ${colourName(color)} instead of ${colourName(one.color)}.` }
      })
  return [...added, ...gauged, ...shaded]
}

const otherGauge = (gauge: number) => gaugeWords(gauge - 0.5)

/** Series whose values are words or decimals get no further values. */
function moreValues({ values, years }: StampSeries): string[] {
  if (values.length < 2 || values.some((value) => !LADDER.includes(value))) return []
  const reach = Math.max(...values.map((value) => LADDER.indexOf(value))) + 3
  const free = LADDER.slice(years[0] > 1960 ? 1 : 0, reach).filter((value) => !values.includes(value))
  return free.slice(0, Math.max(0, MOST_VALUES - values.length))
}

const DESIGNERS = [
  'A. Lindqvist',
  'J. Moreau',
  'E. Kowalska',
  'M. Okafor',
  'R. Tanaka',
  'L. Bianchi',
  'P. Novák',
  'H. Sørensen',
  'C. Duarte',
  'V. Petrov',
]
const PRINTERS = [
  'State Printing Works',
  'Harrow & Lane',
  'Imprimerie du Timbre',
  'Hofdruckerei',
  'Casa de Sellos',
  'Imperial Stamp Office',
  'Rotary Press House',
]
const PRINTINGS: Readonly<Record<string, string>> = {
  oval: 'typography',
  round: 'typography',
  cameo: 'embossed',
  numeral: 'typography',
  posthorn: 'typography',
  bullseye: 'recess',
  crest: 'lithography',
  tablet: 'recess',
  arch: 'recess',
  colonnade: 'recess',
  medallion: 'recess',
  plain: 'recess',
  triangle: 'photogravure',
}

/** The entry, drawn with its own value and colour. */
export function stampEntry(s: StampSeries, issue: Issue): DemoEntry {
  const { index, value = s.values[index]!, color, year, letter } = issue
  const d = dice(s.name.length * 1_009 + s.years[0] + s.bottom.length)
  const [designer, printer] = [d.pick(DESIGNERS), d.pick(PRINTERS)]
  const denomination = amountOf(value, s.unit)
  const many = isMulticolour(s)
  return {
    item_kind: 'stamp',
    name: `${s.name} ${denomination}${many ? '' : ` ${colourName(color)}`}`,
    series: s.name,
    country: s.country,
    year_issued: year,
    denomination,
    color: many ? 'multicolour' : color,
    perforation: issue.perforation ?? gaugeWords(s.gauge),
    format: 'single',
    printing: PRINTINGS[s.frame.frame] ?? (s.years[0] < 1970 ? 'photogravure' : 'offset'),
    width_mm: Math.round(s.size[0] / 10),
    height_mm: Math.round(s.size[1] / 10),
    designer: s.years[0] < 1870 ? '' : designer,
    printer,
    total_stamps_issued: s.years[0] > 1900 && letter === '' ? (((s.name.length * 13 + index * 7) % 90) + 10) * 50_000 : null,
    description: [spanOf(s), issue.said, INVENTED].filter(Boolean).join(' '),
    topic_ids: s.topics,
    stamp_kind: 'actual',
    front: plainStamp(s, { value, color }),
    catalogue_number: systemsOf(s).map((type) => ({ type, number: `${numberOf(s, index, type)}${letter}` })),
  }
}

const spanOf = ({ years: [from, to] }: StampSeries) => (from === to ? `Issued in ${from} only.` : `A series on sale from ${from} to ${to}.`)
