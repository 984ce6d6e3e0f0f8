import { expect, test } from 'vitest'
import { catalogueNumber } from './catalogue-number.ts'

test('a catalogue number is read with the abbreviations of collectors', () => {
  expect(catalogueNumber('SG 43')).toBe('Stanley Gibbons 43')
  expect(catalogueNumber(' mi.392a ')).toBe('Michel 392a')
  expect(catalogueNumber('Scott C13')).toBe('Scott C13')
})
test('a word with a year, and a property of every object, are no catalogue numbers', () => {
  expect(catalogueNumber('France 1875')).toBeUndefined()
  expect(catalogueNumber('constructor 1')).toBeUndefined()
  expect(catalogueNumber('SG')).toBeUndefined()
})
