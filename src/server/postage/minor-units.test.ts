import { expect, test } from 'vitest'
import { decimalText, minorUnits } from './minor-units.ts'

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

test('amounts go out as decimal text', () => {
  expect([decimalText(820, 'USD'), decimalText(5, 'USD'), decimalText(1_200, 'JPY')]).toEqual(['8.20', '0.05', '1200'])
})
