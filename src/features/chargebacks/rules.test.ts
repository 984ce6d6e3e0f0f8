import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOf, statusAfter, statusOf, untilLook } from './rules.ts'

test('parts are the amount to the cent, in proportion, and never more than is left', () => {
  expect(partsOf(100, [50, 50])).toEqual([50, 50])
  expect(partsOf(100, [1, 1, 1])).toEqual([1, 1, 1])
  expect(partsOf(10, [100, 100, 100])).toEqual([4, 3, 3])
  const carts = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(carts, fc.integer({ min: 0, max: 2_000_000_000 }), (left, amount) => {
      const parts = partsOf(amount, left)
      const all = left.reduce((sum, one) => sum + one, 0)
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(Math.min(amount, all))
      for (const [at, part] of parts.entries()) expect(part >= 0 && part <= left[at]!).toBe(true)
    }),
  )
})

test('what the gateway says late changes nothing once it is decided', () => {
  expect(statusAfter('heard', 'needs_response')).toBe('needs_response')
  expect(statusAfter('under_review', 'lost')).toBe('lost')
  for (const end of ['won', 'lost', 'closed'] as const)
    for (const later of ['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'] as const)
      expect(statusAfter(end, later)).toBeUndefined()
  expect([statusOf('warning_closed'), statusOf('something new')]).toEqual(['closed', undefined])
})

test('it is asked again until it is decided and all money is accounted for', () => {
  expect([untilLook('under_review', 100), untilLook('won', 100), untilLook('won', 0), untilLook('lost', 100)]).toEqual([21_600, 3_600, null, null])
})
