import { expect, test } from 'vitest'
import { isSchedulable } from './schedule.ts'

test('a time ahead within a year can be scheduled; now, what has passed and what lies further cannot', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  const ahead = (ms: number) => isSchedulable(new Date(now.getTime() + ms), now)
  const DAY = 86_400_000
  expect([ahead(-1), ahead(0), ahead(1), ahead(366 * DAY), ahead(366 * DAY + 1)]).toEqual([false, false, true, true, false])
})
