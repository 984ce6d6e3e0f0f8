import { expect, test } from 'vitest'
import { saidOf } from './said.ts'

test('an error is told in one line, without addresses, links and tokens, and not at any length', () => {
  expect(saidOf(new Error('550 5.1.1 <dora@example.com>: no such user\n  at once'))).toBe('550 5.1.1 <…>: no such user at once')
  expect(saidOf(new Error(`GET https://canary.example/reset/abc failed, ${'t0ken-'.repeat(8)}`))).toBe('GET … failed, …')
  expect([saidOf('x '.repeat(500)).length, saidOf(new Error(''))]).toEqual([300, 'unknown'])
})
