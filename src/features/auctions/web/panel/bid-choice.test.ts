import { expect, test } from 'vitest'
import { choicesFor, hasMoved, leastFor, readAgain } from './bid-choice.ts'

const view = { stand: 'open' as const, price: 42_500, least: 43_000, step: 500, my_maximum: null }

test('who does not lead bids the next step, who leads raises the own maximum by at least one', () => {
  expect(leastFor(view)).toBe(43_000)
  expect(leastFor({ ...view, stand: 'outbid', my_maximum: 42_000 })).toBe(43_000)
  expect(leastFor({ ...view, stand: 'leading', my_maximum: 47_500 })).toBe(48_000)
  expect(choicesFor({ ...view, stand: 'leading_unmet', my_maximum: 47_500 })[0]).toBe(48_000)
})

test('a bid that arrives while the bidder reads stops the confirmation', () => {
  const asked = { amount: 44_000, price: 42_500, least: 43_000 }
  expect(hasMoved(asked, view)).toBe(false)
  expect(hasMoved(asked, { price: 43_000, least: 43_500 })).toBe(true)
})

test('read again, the amount stands if it is still enough, otherwise another must be chosen', () => {
  const asked = { amount: 44_000, price: 42_500, least: 43_000 }
  const higher = { ...view, price: 43_500, least: 44_000 }
  expect(readAgain(asked, higher)).toEqual({ amount: 44_000, price: 43_500, least: 44_000 })
  expect(readAgain(asked, { ...higher, price: 44_000, least: 44_500 })).toBeUndefined()
})
