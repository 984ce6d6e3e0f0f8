import { expect, test } from 'vitest'
import { daysOf, endAsked } from './open-for.ts'

const NOW = '2026-06-01T12:00:00.000Z'
const trade = (expiry_time: string | null, publish_at?: string) => ({ expiry_time, server_time: NOW, ...(publish_at && { publish_at }) })

test('ann changes the title of a trade that is open for five more days: its end stays to the second', () => {
  const open = trade('2026-06-06T17:31:12.500Z')
  expect(daysOf(open)).toBe(5)
  expect(endAsked(open, { days: 5, publish_at: undefined }, NOW)).toBeUndefined()
  expect(endAsked(open, { days: 12, publish_at: undefined }, NOW)).toBe('2026-06-13T12:00:00.000Z')
})

test('scheduled, its days run from when it opens, and go with another time', () => {
  const at = '2026-06-04T09:30:25.000Z'
  const scheduled = trade('2026-06-14T09:30:25.000Z', at)
  expect(daysOf(scheduled)).toBe(10)
  expect(endAsked(scheduled, { days: 10, publish_at: '2026-06-04T09:30:00.000Z' }, NOW)).toBeUndefined()
  expect(endAsked(scheduled, { days: 10, publish_at: '2026-06-05T09:30:00.000Z' }, NOW)).toBe('2026-06-15T09:30:00.000Z')
  expect(endAsked(scheduled, { days: 10, publish_at: undefined }, NOW)).toBe('2026-06-11T12:00:00.000Z')
})

test('without an end, and after it, the usual thirty days run from when it opens', () => {
  for (const fresh of [undefined, trade(null), trade(null, '2026-06-04T09:30:00.000Z'), trade('2026-06-01T12:00:00.000Z')]) expect(daysOf(fresh)).toBe(30)
  expect(endAsked(undefined, { days: 30, publish_at: '2026-06-04T09:30:00.000Z' }, NOW)).toBeUndefined()
  expect(endAsked(undefined, { days: 7, publish_at: '2026-06-04T09:30:00.000Z' }, NOW)).toBe('2026-06-11T09:30:00.000Z')
  expect(endAsked(trade(null), { days: 3, publish_at: undefined }, NOW)).toBe('2026-06-04T12:00:00.000Z')
})
