import { expect, test } from 'vitest'
import { flawOf } from './money-flaw.ts'

test('an invalid amount gets a reason', () => {
  const flaws = ['-1', '12.345', '1e5', 'abc', '0', '99999999999', '12.50', '1,234.50'].map((text) => flawOf(text, 'USD', 'en', true))
  expect(flaws).toEqual(['negative', 'decimals', 'unclear', 'unclear', 'nothing', 'much', undefined, undefined])
  expect(flawOf('0', 'USD', 'en')).toBeUndefined()
  expect(flawOf('1.5', 'JPY', 'en')).toBe('decimals')
  expect(flawOf('1\u00a0234,50', 'EUR', 'fr', true)).toBeUndefined()
})
