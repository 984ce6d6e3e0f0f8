import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money, share, split, sum } from './money.ts'

const amount = fc.integer({ min: 0, max: 1_000_000_000 })

test('a split always adds up to the cent, and no part strays a cent from its share', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 20 }), (total, weights) => {
      const parts = split(total, weights)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(total)
      const all = weights.reduce((a, b) => a + b, 0)
      if (all) for (const [at, part] of parts.entries()) expect(Math.abs(part - (total * weights[at]!) / all)).toBeLessThan(1.001)
    }),
    { seed: 1840, numRuns: Number(process.env.PROVE_N ?? 100) },
  )
})

test('a percentage goes to the nearest cent, halves to the even one', () => {
  expect([share(12_500, 250), share(100, 250), share(300, 250), share(1, 5_000), share(3, 5_000)]).toEqual([312, 2, 8, 0, 2])
})

test('currencies are never mixed, and a fraction of a cent is no money', () => {
  expect(sum('USD', [money({ amount: 5, currency: 'USD' }), money({ amount: 7, currency: 'USD' })])).toEqual({ amount: 12, currency: 'USD' })
  expect(() => sum('USD', [{ amount: 1, currency: 'EUR' }])).toThrow('EUR')
  expect(() => money({ amount: 0.5, currency: 'USD' })).toThrow('0.5')
})
