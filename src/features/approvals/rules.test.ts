import { expect, test } from 'vitest'
import { isLargeRefund, mayDecide, needsSecond } from './rules.ts'

test('one administrator acts alone; from the set number on a second one is asked, and 0 asks nobody', () => {
  expect([1, 2, 3].map((holders) => needsSecond({ holders, from: 2 }))).toEqual([false, true, true])
  expect([2, 3].map((holders) => needsSecond({ holders, from: 3 }))).toEqual([false, true])
  expect(needsSecond({ holders: 1, from: 1 })).toBe(false)
  expect(needsSecond({ holders: 9, from: 0 })).toBe(false)
})

test('nobody decides on what they have asked or on what touches them', () => {
  const asked = { asked_by: 'ada', about: ['ben'] }
  expect(['ada', 'ben', 'cleo'].filter((viewer_id) => mayDecide({ ...asked, viewer_id }))).toEqual(['cleo'])
})

test('a refund is large above the limit, and in any other currency', () => {
  const large = (amount: number, currency = 'USD') => isLargeRefund({ amount, currency }, 50_000, 'USD')
  expect([large(50_000), large(50_001), large(1, 'EUR'), large(0, 'EUR')]).toEqual([false, true, true, false])
})
