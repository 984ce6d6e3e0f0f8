import { expect, test } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { CountKey, MomentKey } from './row-keys.ts'

const isKey = (text: unknown) => safeParse(MomentKey, text).success

test('a time of a row is one, as PostgreSQL and as ISO 8601 write it', () => {
  for (const text of ['2026-11-24 04:46:00.123456+00', '2026-11-24 04:46:00+00', '2024-02-29T23:59:59.999Z']) expect(isKey(text), text).toBe(true)
})

test('no row was written on a day that does not exist, in the year 0, at 25 o’clock or in words', () => {
  for (const text of [
    '2026-02-31 12:00:00+00',
    '0000-01-01 00:00:00+00',
    '2026-01-01 25:00:00+00',
    '2026-01-01 24:00:00+00',
    'infinity',
    '----------',
  ])
    expect(isKey(text), text).toBe(false)
})

test('a count of a row has four bytes', () => {
  expect([2_147_483_647, 2_147_483_648].map((count) => safeParse(CountKey, count).success)).toEqual([true, false])
})
