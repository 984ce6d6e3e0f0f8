import { expect, test } from 'vitest'
import { quickAmounts } from './quick-amounts.ts'

test('the amounts of the boards', () => {
  expect(quickAmounts(43_000, 500)).toEqual([43_000, 44_000, 47_500])
  expect(quickAmounts(39_500, 500)).toEqual([39_500, 41_000, 45_000])
})

test('they rise, whatever the price is', () => {
  const ladder = [
    [1, 5],
    [5, 5],
    [100, 25],
    [475, 25],
    [2_500, 100],
    [9_999, 100],
    [100_00, 250],
    [500_000, 10_000],
    [1_234_567, 10_000],
  ] as const
  for (const [least, step] of ladder) {
    const [low, some, much] = quickAmounts(least, step)
    expect(low).toBe(least)
    expect(some).toBeGreaterThanOrEqual(low + step)
    expect(much).toBeGreaterThan(some)
  }
})
