import { expect, test } from 'vitest'
import { holdsCardNumber } from './card-number.ts'

test('a card number is seen in a sentence, in groups, with dashes and at the end', () => {
  for (const text of ['4242 4242 4242 4242', 'mine is 5555555555554444, until 12/29', 'Amex: 3782-822463-10005', '卡号6011111111111117。'])
    expect(holdsCardNumber(text), text).toBe(true)
})

test('what collectors write is none: catalogue numbers, prices, telephone, tracking, a digit too many, a wrong check digit', () => {
  const texts = [
    'Scott 1-7, 9, 12a',
    '+49 221 1234567890',
    '2026-11-24 04:46:00',
    '9400 1000 0000 0000 0000 00',
    '4242 4242 4242 4241',
    '42424242424242424242',
  ]
  for (const text of texts) expect(holdsCardNumber(text), text).toBe(false)
})
