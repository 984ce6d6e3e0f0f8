import { type Dice, dice } from '../random.ts'
import type { DemoItem } from '../rows.ts'
import type { Arrangement, BackSpec, Cancel, StampSpec } from '../stamps/spec.ts'
import { laidOut } from '../stamps/stamp.ts'
import { amountOf } from './amounts.ts'
import { COLOURS, type Colour, colourName } from './colours.ts'
import { country } from './countries.ts'
import { catalogueNumbers } from './numbers.ts'
import { gaugeWords, isMulticolour, type StampSeries } from './series.ts'
import { stampWords } from './words.ts'

const MINT = ['MNH', 'MLH', 'MH', 'MHR', 'MNG']
const EASTERN = ['x_soviet_union', 'x_east_germany', 'HU', 'PL', 'BG', 'x_czechoslovakia', 'CN']
const ARRANGEMENT_WORDS: Partial<Record<Arrangement, string>> = {
  pair_horizontal: 'horizontal pair',
  pair_vertical: 'vertical pair',
  strip_3: 'strip of three',
  strip_5: 'strip of five',
  block_4: 'block of four',
  block_6: 'block of six',
  souvenir_sheet: 'souvenir sheet',
}
const SCARCITY: Partial<Record<Arrangement, number>> = {
  pair_horizontal: 2.2,
  pair_vertical: 2.2,
  strip_3: 3.3,
  strip_5: 5.5,
  block_4: 5,
  block_6: 7,
  souvenir_sheet: 6,
}
const WORTH: Record<string, number> = { MNH: 1.3, MLH: 1, MH: 0.8, MHR: 0.65, MNG: 0.5, U: 0.45, CTO: 0.3, PEN: 0.25 }

const condition = (d: Dice, s: StampSeries, year: number): string => {
  if (year < 1900) return d.pick(['U', 'U', 'U', 'U', 'MH', 'MLH', 'MNG', 'MHR', 'PEN'])
  if (year < 1945) return d.pick(['U', 'U', 'U', 'MNH', 'MLH', 'MLH', 'MH'])
  return d.pick(EASTERN.includes(s.country) ? ['CTO', 'CTO', 'MNH', 'U', 'MLH'] : ['MNH', 'MNH', 'MNH', 'U', 'U', 'MLH'])
}

function arrangement(d: Dice, s: StampSeries, used: boolean): Arrangement {
  if (s.frame.frame === 'triangle' || d.chance(0.87)) return s.sheet && d.chance(0.4) ? 'souvenir_sheet' : 'single'
  if (s.sheet && d.chance(0.6)) return 'souvenir_sheet'
  const wide = s.size[0] > s.size[1]
  return d.pick(
    wide
      ? ['pair_vertical', 'block_4', 'pair_vertical']
      : used
        ? ['pair_horizontal', 'pair_horizontal', 'strip_3']
        : ['pair_horizontal', 'pair_vertical', 'strip_3', 'block_4', 'block_4', 'block_6', 'strip_5'],
  )
}

const SPOTS: [number, number][] = [
  [0.2, 0.24],
  [0.8, 0.24],
  [0.78, 0.78],
  [0.22, 0.8],
  [0.5, 0.52],
  [0.88, 0.5],
]
function cancel(d: Dice, s: StampSeries, year: number, of: { code: string; town: string; w: number; h: number }): Cancel | undefined {
  if (MINT.includes(of.code)) return undefined
  const [fx, fy] = d.pick(SPOTS)
  const spot = { x: Math.round(of.w * fx), y: Math.round(of.h * fy), turn: d.whole(-32, 32) }
  if (of.code === 'PEN') return { mark: 'pen', ...spot, x: of.w / 2, y: of.h / 2 }
  const ink = year < 1860 && d.chance(0.5) ? '#B3202E' : undefined
  if (year < 1880 && d.chance(0.6))
    return {
      mark: d.pick(s.country === 'GB' ? ['cross', 'bars'] : ['bars', 'dots', 'cork', 'grid']),
      ...spot,
      x: Math.round(of.w * 0.55),
      y: Math.round(of.h * 0.58),
      ink,
    }
  if (year > 1905 && of.code === 'U' && d.chance(0.2)) return { mark: 'waves', ...spot, x: Math.round(of.w * 0.55), turn: d.whole(-6, 6) }
  const date = `${d.whole(1, 28)} ${d.whole(1, 12)} ${String(year + d.whole(0, 4)).slice(2)}`
  return { mark: 'circular', town: of.town, date, ...spot, ink }
}

const PAPERS = { old: ['#F3ECDC', '#F5EBD9', '#F1EEDF', '#F6F1E4', '#EFEDE6', '#F4E9DA'], new: ['#FDFDFB', '#FBFAF5', '#FAF8F1'] }
function spec(
  d: Dice,
  s: StampSeries,
  of: { value: string; color: Colour; year: number; arrangement: Arrangement; shift: [number, number] },
): StampSpec {
  const ink = COLOURS[of.color]
  const bicolour = s.frame.frame === 'crest' || s.frame.frame === 'round' || s.frame.frame === 'arch' ? d.chance(0.4) : d.chance(0.15)
  return {
    kind: 'stamp',
    width: s.size[0],
    height: s.size[1],
    frame: s.frame,
    inks: {
      ink,
      second: bicolour || isMulticolour(s) ? d.pick(['#B5482F', '#2E5C8A', '#C28A2C', '#3D7A56', '#7A4A78']) : ink,
      paper: d.pick(of.year < 1946 ? PAPERS.old : PAPERS.new),
    },
    top: s.top ?? country(s.country).post,
    bottom: s.bottom,
    value: of.value,
    overprint: s.overprint,
    pitch: s.gauge ? Math.round(2000 / s.gauge) / 10 : 0,
    arrangement: of.arrangement,
    margin_texts: of.arrangement === 'souvenir_sheet' ? s.sheet : undefined,
    shift: of.arrangement === 'souvenir_sheet' ? [0, 0] : of.shift,
  }
}

/** A stamp without postmark and well centred. */
export const plainStamp = (s: StampSeries, { value, color }: { value: string; color: Colour }): StampSpec =>
  spec(dice(s.name.length + s.years[0]), s, { value, color, year: s.years[0], arrangement: 'single', shift: [0, 0] })

const EXPERTS = ['GENUINE', 'A. B.', 'R. DIEM', 'H. K. BPP', 'M. L.']
const back = (d: Dice, of: StampSpec, code: string, year: number): BackSpec => ({
  kind: 'back',
  of: { ...of, cancel: undefined },
  gum:
    code === 'MNH' || code === 'CTO'
      ? 'full'
      : code === 'MLH'
        ? year < 1930
          ? 'toned'
          : 'full'
        : code === 'MH' || code === 'MHR'
          ? 'disturbed'
          : 'none',
  hinge: code === 'MHR' ? 'remnant' : code === 'MH' || code === 'MLH' || (code === 'U' && d.chance(0.25)) ? 'trace' : 'none',
  expert: year < 1930 && d.chance(0.2) ? d.pick(EXPERTS) : undefined,
  pencil: d.chance(0.25) ? `${d.whole(1, 240)}` : undefined,
})

function grade(shift: [number, number], year: number): string {
  const off = Math.abs(shift[0]) + Math.abs(shift[1])
  return off < 1.2 ? 'XF' : off < 2.4 ? 'VF-XF' : off < 3.8 ? 'VF' : off < 5.4 ? 'F-VF' : year < 1930 ? 'F' : 'F-VF'
}
const gaugeText = (d: Dice, gauge: number): string =>
  gauge && d.chance(0.3) ? `${gaugeWords(gauge)} x ${gaugeWords(gauge + (gauge % 1 ? -0.5 : 0.5))}` : gaugeWords(gauge)

const priced = (d: Dice, s: StampSeries, factor: number): number => {
  const [low, high] = s.price
  const raw = low * (high / low) ** (d.next() ** 2.2) * factor
  const step = raw < 500 ? 5 : raw < 5000 ? 50 : raw < 50000 ? 500 : 2500
  return Math.min(150000, Math.max(50, Math.round(raw / step) * step))
}

/** Characters that fit on two lines of a card; longer details are shortened. */
const ROOM = 44
const SHORT: Record<string, string> = { MNH: 'MNH', MLH: 'hinged', MH: 'hinged', MHR: 'hinge rest', MNG: 'no gum', CTO: 'CTO', PEN: 'pen mark' }

/** Detail texts from the longest to the shortest. */
function detail(d: Dice, of: { code: string; town: string; year: number; arrangement: Arrangement; gauge: number; cancel?: Cancel }): string[] {
  const many = ARRANGEMENT_WORDS[of.arrangement]
  const where =
    of.cancel?.mark === 'circular' ? `${of.town.toLowerCase().replace(/(^|[\s.-])\p{L}/gu, (c) => c.toUpperCase())} cancel ${of.year}` : null
  const state: Record<string, string[]> = {
    MNH: ['never hinged', 'post office fresh', 'mint never hinged'],
    MLH: ['lightly hinged', 'fresh, light hinge'],
    MH: ['mint hinged', 'large part gum'],
    MHR: ['unused, hinge remnant'],
    MNG: ['unused, no gum'],
    CTO: ['cancelled to order', 'full gum, CTO'],
    PEN: ['pen cancelled'],
    U:
      of.cancel?.mark === 'waves'
        ? ['machine cancel', 'wavy line cancel']
        : of.cancel?.mark === 'bars'
          ? ['barred cancel', 'fine used']
          : ['fine used', 'neatly struck'],
  }
  const said = where && (of.code === 'U' || d.chance(0.5)) ? where : d.pick(state[of.code] ?? ['fine'])
  const extra = d.chance(0.3)
    ? d.pick(
        of.gauge
          ? of.year < 1935
            ? [`plate ${d.whole(2, 160)}`, 'deep shade', 'early printing', 'watermark upright']
            : ['wide margins', 'corner copy', 'bright']
          : ['four margins', 'three margins', `position ${d.whole(2, 90)}`],
      )
    : null
  return [[many, said, many ? null : extra], [many, said], [many, SHORT[of.code] ?? 'used'], [many]].map((parts) => parts.filter(Boolean).join(', '))
}

type Chosen = { year: number; index: number; code: string; form: Arrangement; town: string; front: StampSpec; bare: StampSpec; w: number; h: number }
function chosen(d: Dice, s: StampSeries): Chosen {
  const year = d.whole(...s.years)
  const index = d.whole(0, s.values.length - 1)
  const code = condition(d, s, year)
  const form = arrangement(d, s, !MINT.includes(code))
  const offset = () => Math.round((d.next() + d.next() - 1) * 40) / 10
  const color = s.colours[index % s.colours.length]!
  const bare = spec(d, s, { value: s.values[index]!, color, year, arrangement: form, shift: [offset(), offset()] })
  const { w, h } = laidOut(bare)
  const town = d.pick(country(s.country).towns)
  return { year, index, code, form, town, bare, w, h, front: { ...bare, cancel: cancel(d, s, year, { code, town, w, h }) } }
}

/** The year of the postmark, else the year of issue. */
function struckYear(year: number, mark?: Cancel): number {
  return mark?.mark === 'circular' ? year + ((Number(mark.date.slice(-2)) - (year % 100) + 100) % 100) : year
}

export function stampItem(d: Dice, s: StampSeries): DemoItem {
  const { year, index, code, form, town, front, bare, w, h } = chosen(d, s)
  const color = s.colours[index % s.colours.length]!
  const multicolour = isMulticolour(s)
  const graded = grade(front.shift, year)
  const denomination = amountOf(s.values[index]!, s.unit)
  const told = detail(d, { code, town, year: struckYear(year, front.cancel), arrangement: form, gauge: s.gauge, cancel: front.cancel })
  const name = `${s.name} ${denomination}${multicolour ? '' : ` ${colourName(color)}`}`
  const said = told.find((one) => `${name}, ${one}`.length <= ROOM) ?? told.at(-1)!
  return {
    title: said ? `${name}, ${said}` : name,
    series: s.name,
    name: ARRANGEMENT_WORDS[form] ? `${name}, ${ARRANGEMENT_WORDS[form]}` : name,
    years: s.years,
    item_kind: 'stamp',
    country: s.country,
    year_issued: year,
    denomination,
    catalogue_number: catalogueNumbers(d, s, index),
    condition: code,
    grade: graded,
    color: multicolour ? 'multicolour' : color,
    format: form,
    perforation: gaugeText(d, s.gauge),
    description: stampWords(d, {
      condition: code,
      grade: graded,
      gauge: s.gauge,
      many: form !== 'single' && form !== 'souvenir_sheet',
      year,
      multicolour,
    }),
    topics: s.topics,
    price: priced(d, s, (WORTH[code] ?? 0.5) * (SCARCITY[form] ?? 1)),
    quantity: year > 1945 && d.chance(0.4) ? d.whole(2, 25) : 1,
    width_mm: Math.round(w) / 10,
    height_mm: Math.round(h) / 10,
    front,
    back: back(d, bare, code, year),
  }
}
