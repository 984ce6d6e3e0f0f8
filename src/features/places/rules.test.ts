import { expect, test } from 'vitest'
import { needsPostcode, needsState, wrongWith } from './rules.ts'

const good: [country: string, zipcode: string][] = [
  ['US', '02134'],
  ['US', '02134-1000'],
  ['CA', 'k1a 0b1'],
  ['GB', 'sw1a 1aa'],
  ['JE', 'JE2 3AB'],
  ['DE', '10115'],
  ['DE', 'D-10115'],
  ['FR', '75001'],
  ['NL', '1012 ab'],
  ['JP', '100-0001'],
  ['BR', '01310-100'],
  ['IN', '110 001'],
  ['CN', '100000'],
  ['RU', '101000'],
  ['SE', '111 22'],
  ['PL', '00-001'],
  ['PT', '1000-001'],
  ['AR', 'C1002AAP'],
]
test.each(good)('an address in %s with postcode %s is valid', (country, zipcode) => {
  expect(wrongWith({ country, state: 'somewhere', zipcode })).toBeUndefined()
})

const bad: [country: string, zipcode: string][] = [
  ['US', ''],
  ['US', '0213'],
  ['CA', '123456'],
  ['GB', '12345'],
  ['DE', '1011'],
  ['NL', '1012'],
  ['IN', '11000'],
  ['FR', '75001\n'],
]
test.each(bad)('an address in %s with postcode %j is refused', (country, zipcode) => {
  expect(wrongWith({ country, state: 'somewhere', zipcode })).toBe('address.zipcode')
})

test('where a state is required, an address without one is incomplete', () => {
  expect(wrongWith({ country: 'US', state: '', zipcode: '02134' })).toBe('address.state')
  expect(wrongWith({ country: 'DE', state: '', zipcode: '10115' })).toBeUndefined()
})

test('a country without postcodes requires none', () => {
  expect([needsPostcode('HK'), needsState('HK'), wrongWith({ country: 'HK', state: '', zipcode: '' })]).toEqual([false, false, undefined])
})
