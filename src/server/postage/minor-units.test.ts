import { expect, test } from 'vitest'
import { minorUnits } from './minor-units.ts'

test.each([
  ['8.20', 'USD', 820],
  ['51.2', 'USD', 5_120],
  ['7', 'USD', 700],
  ['7.581', 'USD', 759],
  ['7.5800', 'USD', 758],
  ['1200', 'JPY', 1_200],
  ['1200.5', 'JPY', 1_201],
  ['', 'USD', undefined],
  ['-1.00', 'USD', undefined],
  ['1e3', 'USD', undefined],
])('%s %s is %s in minor units, and a part of one is charged whole', (text, currency, amount) => {
  expect(minorUnits(text, currency)).toBe(amount)
})
