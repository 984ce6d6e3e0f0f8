import { expect, test } from 'vitest'
import { type PageSide, pairBacks, type Turning } from '../../core/pairs/pair.ts'
import type { Rect } from '../../core/pieces/hull.ts'
import { chance } from '../chance.ts'

const PAGE = { width: 1400, height: 1900 }
/** Twelve stamps of three sizes, not quite in rows. */
function fronts(seed: number): Rect[] {
  const random = chance(seed)
  return Array.from({ length: 12 }, (_, at) => ({
    x: 230 + (at % 3) * 430 + random() * 120,
    y: 200 + Math.floor(at / 3) * 430 + random() * 120,
    ...{ width: [250, 300, 360][at % 3]!, height: [300, 250, 360][(at + 1) % 3]!, angle: random() * 6 - 3 },
  }))
}
/** The same from behind, laid a little elsewhere and read again. */
function behind(rects: readonly Rect[], turning: Turning, shift = { x: 40, y: -25 }): Rect[] {
  return rects.map((rect) => ({
    ...rect,
    x: (turning === 'sideways' ? PAGE.width - rect.x : rect.x) + shift.x,
    y: (turning === 'upward' ? PAGE.height - rect.y : rect.y) + shift.y,
    width: rect.width * 1.01,
    angle: -rect.angle,
  }))
}
const side = (rects: readonly Rect[]): PageSide => ({ ...PAGE, rects })
const order = [7, 2, 11, 0, 5, 9, 1, 10, 3, 8, 6, 4]
const shuffled = <T>(all: readonly T[]) => order.map((at) => all[at]!)
const right = Array.from({ length: 12 }, (_, at) => order.indexOf(at))

test('turned like a leaf, over its top, or piece by piece: each front has its own back, and how it was turned is seen', () => {
  for (let seed = 1; seed <= 20; seed++)
    for (const turning of ['sideways', 'upward', 'in_place'] as const) {
      const found = fronts(seed)
      expect(pairBacks(side(found), side(shuffled(behind(found, turning)))), `${turning} ${seed}`).toEqual({ turning, backs: right })
    }
})

test('on an even grid every turning fits: it is taken for a leaf until it is said otherwise', () => {
  const grid = Array.from({ length: 9 }, (_, at) => ({
    ...{ x: 300 + (at % 3) * 400, y: 350 + Math.floor(at / 3) * 600, width: 250, height: 300, angle: 0 },
  }))
  expect(pairBacks(side(grid), side(grid))).toEqual({ turning: 'sideways', backs: [2, 1, 0, 5, 4, 3, 8, 7, 6] })
  expect(pairBacks(side(grid), side(grid), 'in_place').backs).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('a front whose back is missing stays alone, a back too many belongs to nobody, and another resolution does no harm', () => {
  const found = fronts(3)
  const backs = behind(found, 'sideways').slice(0, 11)
  const more = { x: 60, y: 1850, width: 90, height: 70, angle: 0 }
  const { backs: paired } = pairBacks(side(found), side([...backs, more]))
  expect(paired).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null])
  const half = backs.map((rect) => ({ ...rect, x: rect.x / 2, y: rect.y / 2, width: rect.width / 2, height: rect.height / 2 }))
  expect(pairBacks(side(found), { width: 700, height: 950, rects: half }).backs.slice(0, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('of two stamps side by side the nearer one has the back that lies between them, and the other none', () => {
  const at = (x: number, y: number): Rect => ({ x, y, width: 250, height: 300, angle: 0 })
  const found = [at(300, 300), at(900, 500), at(500, 1100), at(400, 1600), at(655, 1600)]
  const backs = [...found.slice(0, 3), at(510, 1600)]
  expect(pairBacks(side(found), side(backs), 'in_place').backs).toEqual([0, 1, 2, 3, null])
})

test('without a piece on one of the sides nothing is paired', () => {
  expect(pairBacks(side([]), side(fronts(1)))).toEqual({ turning: 'sideways', backs: [] })
  expect(pairBacks(side(fronts(1)), side([])).backs).toEqual(Array(12).fill(null))
})
