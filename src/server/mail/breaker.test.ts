import { expect, test } from 'vitest'
import { openBreaker } from './breaker.ts'

test('a mail server that does not answer is left alone, longer each time, then asked with one letter, and with all once it answers', () => {
  let now = 1_000
  const breaker = openBreaker(() => now)
  expect([breaker.allows(4), breaker.wait()]).toEqual([4, 0])
  for (let n = 0; n < 4; n++) breaker.silent()
  expect([breaker.allows(4), breaker.wait()]).toEqual([0, 5_000])
  const pauses: number[] = []
  for (let n = 0; n < 9; n++) {
    now += breaker.wait()
    expect(breaker.allows(4)).toBe(1)
    breaker.silent()
    pauses.push(breaker.wait() / 1_000)
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300, 300, 300])
  now += breaker.wait()
  breaker.answered()
  expect([breaker.allows(4), breaker.wait()]).toEqual([4, 0])
  breaker.silent()
  expect(breaker.wait()).toBe(5_000)
})
