import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runningSums } from './rules-history.ts'

const week = (at: number) => ({ first: `2026-01-${10 + at}`, last: `2026-02-${10 + at}` })

test('each point is everything until then, and what was before the first one counts for all', () => {
  const changes = [
    { day: null, what: 'pieces', amount: 5 },
    { day: week(1).first, what: 'pieces', amount: -2 },
    { day: week(1).first, what: 'paid', amount: 300 },
  ] as const
  expect(runningSums([0, 1, 2].map(week), changes, ['pieces', 'paid'])).toEqual([
    { day: week(0).last, pieces: 5, paid: 0 },
    { day: week(1).last, pieces: 3, paid: 300 },
    { day: week(2).last, pieces: 3, paid: 300 },
  ])
})

test('the last point is the sum of all changes, in whatever rows they were written', () => {
  const change = fc.record({ day: fc.option(fc.integer({ min: 0, max: 9 }).map((at) => week(at).first)), amount: fc.integer({ min: -9, max: 9 }) })
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const buckets = Array.from({ length: 10 }, (_, at) => week(at))
      const rows = changes.map((one) => ({ ...one, what: 'items' as const }))
      expect(runningSums(buckets, rows, ['items']).at(-1)!.items).toBe(changes.reduce((sum, { amount }) => sum + amount, 0))
    }),
  )
})
