import { expect, test } from 'vitest'
import { nextOf } from './rules.ts'

test('an answer of 200 to 299 has arrived, 410 ends the webhook, everything else is sent again for a day and a half, then given up', () => {
  expect([200, 204, 299].map((status) => nextOf({ status }, 1).kind)).toEqual(['delivered', 'delivered', 'delivered'])
  expect(nextOf({ status: 410 }, 1)).toEqual({ kind: 'gone' })
  for (const attempt of [{ status: 500 }, { status: 404 }, { status: 301 }, { failed: 'away' } as const])
    expect(nextOf(attempt, 1)).toEqual({ kind: 'again', in_s: 5 })
  const waits = Array.from({ length: 8 }, (_, nth) => nextOf({ status: 500 }, nth + 1))
  expect(waits.at(-1)).toEqual({ kind: 'give_up' })
  const whole = waits.reduce((sum, next) => sum + ('in_s' in next ? next.in_s : 0), 0)
  expect(whole / 3_600).toBeGreaterThan(24)
})
