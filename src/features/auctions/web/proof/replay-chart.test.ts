import { expect, test } from 'vitest'
import { chartOf, roundAmounts, VIEW } from './replay-chart.ts'

const bid = (price: number, extended = false, mine = false) => ({ price, extended, mine })

test('a higher price stands higher, and every bid to the right of the one before', () => {
  const { dots, line } = chartOf([bid(100), bid(125), bid(125), bid(300)], null)
  expect(dots.map(({ x }) => x)).toEqual([...dots.map(({ x }) => x)].sort((a, b) => a - b))
  expect(dots[0]!.y).toBeGreaterThan(dots[1]!.y)
  expect(dots[1]!.y).toBe(dots[2]!.y)
  expect(dots[3]!.y).toBe(VIEW.top)
  expect(line.startsWith(`M${dots[0]!.x} ${dots[0]!.y}H${dots[1]!.x}V${dots[1]!.y}`)).toBe(true)
})

test('everything stays inside, with one bid and with five hundred, and with a reserve above the price', () => {
  for (const count of [1, 2, 500]) {
    const { dots, reserve } = chartOf(
      Array.from({ length: count }, (_, at) => bid(100 + at)),
      9_000,
    )
    for (const { x, y } of dots) {
      expect(x).toBeGreaterThanOrEqual(VIEW.left)
      expect(x).toBeLessThanOrEqual(VIEW.right)
      expect(y).toBeGreaterThanOrEqual(VIEW.top)
      expect(y).toBeLessThanOrEqual(VIEW.bottom)
    }
    expect(reserve).toBe(VIEW.top)
  }
})

test('the lines stand at round amounts, at most five', () => {
  expect(roundAmounts(43_500)).toEqual([20_000, 40_000])
  expect(roundAmounts(40_000)).toEqual([10_000, 20_000, 30_000, 40_000])
  for (const most of [1, 7, 99, 12_345, 5_000_000]) expect(roundAmounts(most).length).toBeLessThanOrEqual(5)
})

test('only bids that moved the end have a mark', () => {
  expect(chartOf([bid(100), bid(125, true), bid(150)], null).later).toHaveLength(1)
})
