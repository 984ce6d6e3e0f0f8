// Products of a large market: a drawn stamp, coin or note, and the seller's description.

import { coinWords, noteWords, stampWords } from '../demo/items/words.ts'
import { demoItems } from '../demo/market.ts'
import { type Dice, dice } from '../demo/random.ts'
import type { DemoItem } from '../demo/rows.ts'

const SEED = 1847

/** Drawn designs for a market of this size: one for every 400 products, between 8 and 160, so that drawing does not take too long. */
export const designsFor = (products: number): DemoItem[] => demoItems(SEED, Math.max(8, Math.min(160, Math.ceil(products / 400))))

const MINT = [
  { condition: 'MNH', worth: 1.3, said: ['never hinged', 'post office fresh', 'mint never hinged', 'full fresh gum'] },
  { condition: 'MNH', worth: 1.3, said: ['never hinged, corner copy', 'never hinged, wide margins'] },
  { condition: 'MLH', worth: 1, said: ['lightly hinged', 'fresh, light hinge', 'very light hinge'] },
  { condition: 'MH', worth: 0.8, said: ['mint hinged', 'large part gum', 'hinged, good colour'] },
  { condition: 'MNG', worth: 0.5, said: ['unused, no gum', 'without gum, sound'] },
]
const USED = [
  { condition: 'U', worth: 0.45, said: ['fine used', 'neatly struck', 'town cancel', 'light cancel', 'good used'] },
  { condition: 'U', worth: 0.55, said: ['superb used', 'full date, clear town', 'socked on the nose'] },
]
const AS_DRAWN = [{ condition: '', worth: 0.5, said: ['as pictured', 'see both sides', 'from an old album'] }]
const EXTRAS = ['plate', 'position', 'lot', 'from sheet', 'album page']
const GRADES = ['XF', 'VF-XF', 'VF', 'VF', 'VF', 'F-VF', 'F-VF', 'F']
const COIN_GRADES = ['F-12', 'VF-20', 'VF-30', 'XF-40', 'XF-45', 'AU-50', 'AU-55', 'MS-62', 'MS-63']

export interface Good {
  readonly design: number
  readonly name: string
  readonly condition: string
  readonly grade: string | null
  readonly year_issued: number | null
  readonly description: string
  readonly unit: 'mint' | 'used'
  readonly price: number
  readonly sale_price: number | null
  readonly quantity: number
}

function states(item: DemoItem) {
  if (item.item_kind !== 'stamp') return AS_DRAWN
  if (item.condition.startsWith('M')) return MINT
  return item.condition === 'U' ? USED : AS_DRAWN
}

const rounded = (raw: number) => {
  const step = raw < 500 ? 5 : raw < 5_000 ? 50 : 500
  return Math.min(150_000, Math.max(50, Math.round(raw / step) * step))
}

/** The product at this position, always the same: one of the designs that its store has. */
export function goodOf(at: number, designs: readonly DemoItem[], held: readonly number[]): Good {
  const d = dice(SEED + Math.imul(at + 1, 0x9e3779b1))
  const design = d.pick(held)
  const item = designs[design]!
  const state = d.pick(states(item))
  const condition = state.condition || item.condition
  const year_issued = yearOf(d, item)
  const grade = gradeOf(d, item)
  const extra = item.item_kind === 'stamp' && d.chance(0.25) ? `, ${d.pick(EXTRAS)} ${d.whole(1, 200)}` : ''
  // Log-normal prices around the design's value: few are high, many are low.
  const price = rounded(item.price * (state.worth / 0.7) * Math.exp((d.next() + d.next() + d.next() - 1.5) * 1.1))
  const sale = rounded(price * 0.8)
  return {
    design,
    name: item.item_kind === 'coin' ? `${item.name}, ${grade}` : `${item.name}, ${d.pick(state.said)}${extra}`,
    condition,
    grade: item.item_kind === 'banknote' ? null : grade,
    year_issued,
    description: wordsOf(d, item, condition, grade, year_issued ?? 1900),
    unit: condition.startsWith('M') || grade.startsWith('MS') ? 'mint' : 'used',
    price,
    sale_price: sale < price && d.chance(0.08) ? sale : null,
    quantity: (year_issued ?? 0) > 1945 && d.chance(0.35) ? d.whole(2, 25) : 1,
  }
}

/** A mint stamp can be of any year of its issue; postmarked stamps, coins and notes carry their year. */
function yearOf(d: Dice, { years, year_issued, condition }: DemoItem): number | null {
  return years && condition.startsWith('M') ? d.whole(...(years as [number, number])) : year_issued
}
const gradeOf = (d: Dice, { item_kind, grade }: DemoItem) =>
  item_kind === 'stamp' ? d.pick(GRADES) : item_kind === 'coin' ? d.pick(COIN_GRADES) : grade

function wordsOf(d: Dice, { item_kind, perforation, color, format, width_mm }: DemoItem, condition: string, grade: string, year: number): string {
  if (item_kind === 'coin') return coinWords(d, ((width_mm / 38) ** 3 * 26).toFixed(1), grade.startsWith('MS'))
  if (item_kind === 'banknote') return noteWords(d)
  const gauge = perforation === 'imperforate' ? 0 : 14
  return stampWords(d, { condition, grade, gauge, many: format !== 'single', year, multicolour: color === 'multicolour' })
}
