import { expect, test } from 'vitest'
import { LEAST, MOST_A_DAY, mostNow, promiseOf, RETURN_DAYS, untilNextLook, waitsUntil } from './rules.ts'

const at = (iso: string) => new Date(iso)

test('no more than is available, and no more than 5,000.00 within a day', () => {
  expect(mostNow(6_120, 0)).toBe(6_120)
  expect(mostNow(900_000, 0)).toBe(MOST_A_DAY)
  expect(mostNow(900_000, 499_000)).toBe(1_000)
  expect(mostNow(900_000, 600_000)).toBe(0)
  expect(LEAST).toBe(500)
})

test('72 hours after another bank or another password, whichever came last; equality is over', () => {
  const now = at('2026-11-23T12:00:00Z')
  expect(waitsUntil([null, null], now)).toBeNull()
  expect(waitsUntil([at('2026-11-20T12:00:01Z'), at('2026-11-01T00:00:00Z')], now)).toEqual(at('2026-11-23T12:00:01Z'))
  expect(waitsUntil([at('2026-11-20T12:00:00Z')], now)).toBeNull()
})

test('what is on its way is asked for soon and then hourly; what has arrived daily, while its bank may return it', () => {
  expect([1, 100, 90_000].map((age) => untilNextLook('processing', age, 0))).toEqual([10, 50, 3_600])
  expect(untilNextLook('paid', 0, 86_400)).toBe(86_400)
  expect(untilNextLook('paid', 0, RETURN_DAYS * 86_400)).toBeNull()
  expect(untilNextLook('failed', 0, 0)).toBeNull()
})

test('asked for now it is sent in five minutes, and the bank has it three days later', () => {
  expect(promiseOf(at('2026-11-23T12:00:00Z'))).toEqual({ sends_at: at('2026-11-23T12:05:00Z'), there_by: at('2026-11-26T12:05:00Z') })
})
