import { expect, test } from 'vitest'
import { KEPT_MS, rememberTouched } from './recent.ts'

test('an answer is older than what was told since it was made, for a minute', () => {
  let now = 1_000_000
  const recent = rememberTouched(() => now)
  recent.note(['product:1'])
  now += 20_000
  expect([recent.isOlder('product:1', 30_000), recent.isOlder('product:1', 1_000), recent.isOlder('product:2', 30_000)]).toEqual([true, false, false])
  recent.note(['product:1'], 15_000)
  expect(recent.isOlder('product:1', 12_000), 'heard of late, told before').toBe(true)
  now += 2 * KEPT_MS
  recent.note(['product:3'])
  expect([recent.isOlder('product:1', KEPT_MS), recent.isOlder('product:3', 0)]).toEqual([false, true])
})

test('where more is told than can be remembered, what is not known counts as missed', () => {
  let now = 0
  const recent = rememberTouched(() => now)
  for (let n = 0; n <= 50_001; n++) recent.note([`product:${n}`])
  expect(recent.isOlder('product:0', 1_000)).toBe(true)
  now += 20_000
  expect([recent.isOlder('product:0', 30_000), recent.isOlder('product:0', 1_000)]).toEqual([true, false])
})
