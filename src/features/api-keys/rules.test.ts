import { expect, test } from 'vitest'
import { stateOf } from './rules.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('a key works until its last moment, and not when it was revoked before', () => {
  expect(stateOf({ revoked_at: null, ends_at: at(10) }, at(9))).toBe('works')
  expect(stateOf({ revoked_at: null, ends_at: at(10) }, at(10))).toBe('over')
  expect(stateOf({ revoked_at: at(8), ends_at: at(10) }, at(9))).toBe('revoked')
})
