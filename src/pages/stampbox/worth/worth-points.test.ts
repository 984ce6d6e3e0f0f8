import { expect, test } from 'vitest'
import { joined, roundTop } from './worth-points.ts'

test('what was sold stands beside what is owned, by day; a history that began later is zero before', () => {
  const owned = [{ day: '2026-02-28', items: 1, pieces: 2, estimated: 300, paid: 100 }]
  const sold = ['2026-01-31', '2026-02-28'].map((day, at) => ({ day, sold: at * 50 }))
  expect(joined(owned, sold)).toEqual([
    { day: '2026-01-31', items: 0, pieces: 0, estimated: 0, paid: 0, sold: 0 },
    { ...owned[0], sold: 50 },
  ])
})

test('the axis ends at a round number that nothing exceeds', () => {
  expect([0, 1, 3, 10, 11, 499, 501, 99_999].map(roundTop)).toEqual([1, 1, 5, 10, 20, 500, 1_000, 100_000])
})
