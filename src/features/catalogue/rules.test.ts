import { expect, test } from 'vitest'
import { numberIn, plainNumber, yearsWanted } from './rules.ts'

test('a number is read as collectors shorten it, wherever it stands', () => {
  expect(numberIn('SG 43')).toEqual({ number: { type: 'stanley_gibbons', number: '43' }, words: '' })
  expect(numberIn(' mi.392a ')).toEqual({ number: { type: 'michel', number: '392a' }, words: '' })
  expect(numberIn('Scott C13 zeppelin')).toEqual({ number: { type: 'scott', number: 'C13' }, words: 'zeppelin' })
  expect(numberIn('France Yvert et Tellier #3 noir')).toEqual({ number: { type: 'yvert', number: '3' }, words: 'France noir' })
  expect(numberIn('KM# 110')).toEqual({ number: { type: 'km', number: '110' }, words: '' })
})

test('a word with a year, half a name, and the name of every object are words', () => {
  for (const words of ['France 1875', 'constructor 1', 'SG', 'Scotts 3', 'Semi 3', '', '__proto__ 3', '三角 3'])
    expect(numberIn(words)).toEqual({ number: undefined, words })
})

test('a long line of anything is read at once', () => {
  // ReDoS: a backtracking pattern would take exponential time on these.
  for (const line of ['sg'.repeat(40), 'sc .#'.repeat(16), '1'.repeat(80)]) expect(numberIn(line).words.length).toBeLessThanOrEqual(80)
})

test('MS 1234 and ms1234 are one number', () => {
  expect(plainNumber('MS 1234')).toBe(plainNumber('ms1234'))
})

test('a decade is ten years; said together with years, the narrower counts', () => {
  expect(yearsWanted({})).toEqual({ from: undefined, to: undefined })
  expect(yearsWanted({ decade: 1840 })).toEqual({ from: 1840, to: 1849 })
  expect(yearsWanted({ decade: 1840, year_from: 1845 })).toEqual({ from: 1845, to: 1849 })
  expect(yearsWanted({ year_to: 1900 })).toEqual({ from: undefined, to: 1900 })
})
