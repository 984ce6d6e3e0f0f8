import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inNumberOrder, numberKey } from './rules-numbers.ts'

const ordered = (...numbers: string[]) => expect(numbers.toReversed().sort(inNumberOrder)).toEqual(numbers)

test('Scott numbers stand as in the catalogue: plain ones first, minor varieties with their number, capitals after them, prefixes last', () => {
  ordered('1', '2', '9', '10', '10a', '10b', '10A', '10Aa', '11', '16', '16Aa', '28A', '240', 'B1', 'B97', 'C3', 'C13A', 'J1', '9N3', '10N5', '10N6A')
})
test('Michel, Gibbons and Yvert numbers with their words and blanks', () => {
  ordered('4', '392', '1234', 'Block 5', 'Block 12', 'MH 2', 'MH 12')
  ordered('43', '43a', 'D1', 'D12', 'MS 1234', 'MS1235', 'O1')
  ordered('3', '3a', 'BF 5', 'BF 12', 'PA 1', 'PA 12', 'TX 3')
})
test('any two numbers have one order, whoever asks first', () => {
  const number = fc.stringMatching(/^[A-Z]{0,2}[0-9]{1,5}[A-Z]?[a-z]{0,2}$/)
  fc.assert(
    fc.property(number, number, number, (one, other, third) => {
      expect(Math.sign(inNumberOrder(one, other))).toBe(-Math.sign(inNumberOrder(other, one)) || 0)
      if (inNumberOrder(one, other) <= 0 && inNumberOrder(other, third) <= 0) expect(inNumberOrder(one, third)).toBeLessThanOrEqual(0)
    }),
  )
})
test('the plain numbers of a catalogue stand in the order of counting', () => {
  fc.assert(
    fc.property(fc.nat(999_999), fc.nat(999_999), (one, other) => {
      expect(Math.sign(inNumberOrder(`${one}`, `${other}`))).toBe(Math.sign(one - other))
    }),
  )
})
test('a key is short, printable and never breaks, whatever was typed', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => void expect(numberKey(typed)).toMatch(/^[!-~]{0,40}$/)))
})
