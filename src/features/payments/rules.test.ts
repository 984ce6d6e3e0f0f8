import { expect, test } from 'vitest'
import { failureOf, follows, isOurs, type PaymentStatus, rests, untilNextLook, type Word } from './rules.ts'

const all: PaymentStatus[] = ['requires_payment', 'requires_action', 'processing', 'captured', 'failed', 'voided']
const words = all.filter((status) => status !== 'requires_payment') as Word['status'][]

test('nothing follows captured, only captured follows another final status, any status follows an open one', () => {
  for (const from of all)
    for (const to of words)
      expect([from, to, follows(from, to)]).toEqual([from, to, from === 'captured' ? false : rests(from) ? to === 'captured' : true])
})

test('polls are frequent at first, then rarer, at most an hour apart', () => {
  expect([0, 19, 21, 600, 86_400].map(untilNextLook)).toEqual([10, 10, 11, 300, 3_600])
})

test('the bank’s reasons have helpful texts', () => {
  expect(failureOf('insufficient_funds', 'card_declined')).toBe('insufficient_funds')
  expect(failureOf('generic_decline', 'card_declined')).toBe('declined')
  expect(failureOf(undefined, 'payment_intent_authentication_failure')).toBe('not_authenticated')
  expect(failureOf()).toBe('declined')
})

test('another amount or another currency is not our payment', () => {
  const word = { amount: 500, currency: 'USD' } as Word
  expect(isOurs({ amount: 500, currency: 'USD' }, word)).toBe(true)
  expect(isOurs({ amount: 501, currency: 'USD' }, word)).toBe(false)
  expect(isOurs({ amount: 500, currency: 'EUR' }, word)).toBe(false)
})
