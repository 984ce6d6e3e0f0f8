import { expect, test } from 'vitest'
import { leftOf, markPassed } from './left.ts'

const [S, M, H, D] = [1_000, 60_000, 3_600_000, 86_400_000]

test('days and hours, hours and minutes, minutes and seconds: the two largest parts', () => {
  const shown = [3 * D + 4 * H + 5 * M, 2 * H + 14 * M + 9 * S, 14 * M + 20 * S, 48 * S].map(leftOf).map(({ is, large, small }) => [is, large, small])
  expect(shown).toEqual([
    ['days', 3, 4],
    ['hours', 2, 14],
    ['minutes', 14, 20],
    ['seconds', 48, 0],
  ])
})

test('it ticks within the last hour, says Ending within the last five minutes, and is over at the end itself', () => {
  expect([H + 1, H, 5 * M + 1, 5 * M, 1, 0, -1].map(leftOf).map(({ ticks, ending, is }) => `${ticks} ${ending} ${is}`)).toEqual([
    ...['false false hours', 'true false minutes', 'true false minutes', 'true true minutes'],
    ...['true true seconds', 'false false over', 'false false over'],
  ])
})

test('while anything is left, a second stands on the clock', () => {
  expect([1, 999, 1_000, 1_001].map((ms) => leftOf(ms).large)).toEqual([1, 1, 1, 2])
})

test('the marks of ten, five and one minute are heard once, the latest of several, and none when it is over', () => {
  expect(markPassed(10 * M + 1, 10 * M)).toBe(10)
  expect(markPassed(10 * M, 10 * M - 1)).toBeUndefined()
  expect(markPassed(11 * M, 50 * S)).toBe(1)
  expect(markPassed(2 * M, 0)).toBeUndefined()
})
