import { expect, test } from 'vitest'
import { ServerClock } from './server-clock.ts'

test('a late answer does not set the clock back, a quick one sets it right', () => {
  let steady = 100
  const clock = new ServerClock(() => steady)
  clock.heard(5_000)
  expect(clock.now()).toBe(5_000)
  steady = 1_100
  expect(clock.now()).toBe(6_000)
  // Made at 6,500 and still on its way for 400 ms when it is read at 6,900.
  steady = 1_600
  clock.heard(6_100)
  expect(clock.now()).toBe(6_500)
  // The first answer had been on its way for 300 ms: this one shows it.
  steady = 2_000
  clock.heard(7_200)
  expect(clock.now()).toBe(7_200)
})

test('after the device has slept, the next answer sets it right', () => {
  let steady = 0
  const clock = new ServerClock(() => steady)
  clock.heard(1_000)
  steady = 10
  clock.heard(3_601_000)
  expect(clock.now()).toBe(3_601_000)
})
