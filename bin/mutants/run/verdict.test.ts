import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

test('a defence is missed only when a test fails: a world that does not open is an error, and so is a run without a test', () => {
  expect(verdictOf({ success: false, numFailedTests: 1, numPassedTests: 3 })).toBe('red')
  expect(verdictOf({ success: true, numFailedTests: 0, numPassedTests: 3 })).toBe('survived')
  expect(verdictOf({ success: false, numFailedTests: 0, numPassedTests: 0 })).toBe('error')
  expect(verdictOf({ success: false, numFailedTests: 0, numPassedTests: 3 })).toBe('error')
  expect(verdictOf({ success: true, numFailedTests: 0, numPassedTests: 0 })).toBe('error')
  expect(verdictOf(undefined)).toBe('error')
})
