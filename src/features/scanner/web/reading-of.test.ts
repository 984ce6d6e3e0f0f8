import { expect, test } from 'vitest'
import { factsOf } from './reading-of.ts'

const size = { width_mm: 23.31, height_mm: 23.18, uncertainty_mm: 0.1 }
const straight = { state: 'none' } as const
const even = { state: 'measured', gauge: 12.504, uncertainty: 0.02, tips: 14, expected: 14, at: [] } as const
const sides = { top: even, right: straight, bottom: even, left: straight }

test('a coin is saved with its diameter; a stamp with its size and the gauge of each side that was measured', () => {
  expect(factsOf({ size, sides }, true)).toEqual({ diameter_mm: 23.2 })
  expect(factsOf({ size, sides })).toEqual({ width_mm: 23, height_mm: 23, gauge_top: 12.5, gauge_bottom: 12.5 })
  expect([factsOf({ size: null, sides }, true), factsOf({ size: null, sides })]).toEqual([{}, { gauge_top: 12.5, gauge_bottom: 12.5 }])
})
