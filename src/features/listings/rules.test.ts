import { expect, test } from 'vitest'
import { yearsIn } from './rules.ts'

test('ranges of years include both ends', () => {
  expect(yearsIn('before-1950')).toEqual({ from: undefined, to: 1949 })
  expect(yearsIn('1950-1959')).toEqual({ from: 1950, to: 1959 })
  expect(yearsIn('2020-now')).toEqual({ from: 2020, to: undefined })
})
