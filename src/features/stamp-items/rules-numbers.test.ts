import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inNumberOrder, numberKey, readNumbers } from './rules-numbers.ts'

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

test('a pasted range is read as a collector writes it', () => {
  const read = (text: string) => readNumbers(text, 250).numbers
  expect(read('1-7, 9, 12a')).toEqual(['1', '2', '3', '4', '5', '6', '7', '9', '12a'])
  expect(read('B5–B8; C13A\n12a-c')).toEqual(['B5', 'B6', 'B7', 'B8', 'C13A', '12a', '12b', '12c'])
  expect(read('PA 12 - 14、BF 5')).toEqual(['PA 12', 'PA 13', 'PA 14', 'BF 5'])
  expect(read('3, 1-3, 3')).toEqual(['3', '1', '2'])
  expect(readNumbers('7-5, hello, 1-2-3, 4', 250)).toEqual({ numbers: ['4'], unclear: ['7-5', 'hello', '1-2-3'], cut: false })
  expect(readNumbers('1-300', 250)).toMatchObject({ cut: true, unclear: [] })
  expect(readNumbers('1-999999', 250).numbers).toHaveLength(250)
})
test('numbers written out and read again are the same, in their order; a range is what lies between its ends', () => {
  const number = fc.stringMatching(/^[A-Z]{0,2}[1-9][0-9]{0,4}[a-z]?$/)
  fc.assert(
    fc.property(fc.uniqueArray(number, { maxLength: 60 }), fc.constantFrom(', ', ';', '\n', '、'), (numbers, between) => {
      expect(readNumbers(numbers.join(between), 250)).toEqual({ numbers, unclear: [], cut: false })
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom('', 'B', 'PA '), fc.nat(99_000), fc.nat(200), (prefix, from, more) => {
      const { numbers } = readNumbers(`${prefix}${from}-${from + more}`, 250)
      expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([more + 1, `${prefix}${from}`, `${prefix}${from + more}`])
      expect(numbers.toSorted(inNumberOrder)).toEqual(numbers)
    }),
  )
})
test('whatever is pasted is read without a fault, and never more than are taken', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      (typed) => void expect(readNumbers(typed, 50).numbers.length).toBeLessThanOrEqual(50),
    ),
  )
})
