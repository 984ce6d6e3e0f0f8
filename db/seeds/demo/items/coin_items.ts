import type { Dice } from '../random.ts'
import type { DemoItem } from '../rows.ts'
import type { BanknoteSpec, CoinSpec, Metal } from '../stamps/spec.ts'
import type { CoinSeries } from './coinage.ts'
import type { NoteSeries } from './notes.ts'
import { coinWords, noteWords } from './words.ts'

const COIN_GRADES = ['F-12', 'VF-20', 'VF-30', 'XF-40', 'XF-45', 'AU-50', 'AU-55', 'MS-62', 'MS-63', 'MS-64']
const NOTE_GRADES = ['banknote_f', 'banknote_vf', 'banknote_ef', 'banknote_au', 'banknote_unc']
const DENSITY = { gold: 17.2, silver: 10.3, copper: 8.9, bronze: 8.8, nickel: 8.9, brass: 8.5 }

function priced(d: Dice, [low, high]: [number, number], rank: number): number {
  const raw = low * (high / low) ** Math.min(1, rank * 0.8 + d.next() * 0.2)
  const step = raw < 5000 ? 50 : 500
  return Math.min(150000, Math.max(50, Math.round(raw / step) * step))
}

export const coinFace = ({ diameter, legend, device, edge, hole }: CoinSeries, year: number, metal: Metal): CoinSpec => ({
  ...{ kind: 'coin', diameter, metal, legend, device, date: String(year), edge, hole },
})

export const noteFace = ({ size: [width, height], ink, second, paper, bank, value, words, vignette }: NoteSeries, serial: string): BanknoteSpec => ({
  ...{ kind: 'banknote', width, height, inks: { ink, second, paper }, bank, value, words, serial, vignette },
})

export function coinItem(d: Dice, s: CoinSeries): DemoItem {
  const year = d.whole(...s.years)
  const metal = d.pick(s.metals)
  const rank = d.whole(0, COIN_GRADES.length - 1)
  const grade = COIN_GRADES[rank]!
  const face = coinFace(s, year, metal)
  const size = s.diameter / 10
  const grams = ((size / 20) ** 2 * Math.PI * (size / 155) * DENSITY[metal]).toFixed(1)
  return {
    title: `${s.name} ${year}, ${metal}, ${grade}`,
    series: s.name,
    name: `${s.name} ${year}, ${metal}`,
    years: [year, year],
    item_kind: 'coin',
    country: s.country,
    year_issued: year,
    denomination: s.denomination,
    catalogue_number: [{ type: 'km', number: `${20 + s.legend.length * 13 + s.diameter}` }],
    condition: 'NA',
    grade,
    color: 'multicolour',
    format: null,
    perforation: null,
    description: coinWords(d, grams, grade.startsWith('MS')),
    topics: [],
    price: priced(d, s.price, rank / (COIN_GRADES.length - 1)),
    quantity: d.chance(0.15) ? d.whole(2, 6) : 1,
    width_mm: size,
    height_mm: size,
    front: face,
    back: { ...face, device: s.reverse, legend: 'crest' in s.reverse ? s.denomination.toUpperCase() : '✶', date: '✶ ✶ ✶' },
  }
}

export function noteItem(d: Dice, s: NoteSeries): DemoItem {
  const year = d.whole(...s.years)
  const rank = d.whole(0, NOTE_GRADES.length - 1)
  const grade = NOTE_GRADES[rank]!
  const serial = `${d.pick(['A', 'B', 'K', 'R', 'M'])}${d.whole(1, 9)} ${d.whole(100000, 999999)}`
  const face = noteFace(s, serial)
  return {
    title: `${s.name} ${s.denomination} ${year}, no. ${serial}`,
    series: s.name,
    name: `${s.name} ${s.denomination} ${year}`,
    years: [year, year],
    item_kind: 'banknote',
    country: s.country,
    year_issued: year,
    denomination: s.denomination,
    catalogue_number: [{ type: 'pick', number: `${10 + s.words.length * 7}` }],
    condition: 'NA',
    grade,
    color: 'multicolour',
    format: null,
    perforation: null,
    description: noteWords(d),
    topics: [],
    price: priced(d, s.price, rank / (NOTE_GRADES.length - 1)),
    quantity: 1,
    width_mm: s.size[0] / 10,
    height_mm: s.size[1] / 10,
    front: face,
    back: { ...face, back: true },
  }
}
