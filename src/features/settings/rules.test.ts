import { expect, test } from 'vitest'
import { quietUntil } from './rules.ts'

const until = (now: string, from: string, to: string, zone = 'Europe/Rome') => quietUntil(new Date(now), zone, from, to)?.toISOString() ?? null

test('it is quiet from ten in the evening to seven in the morning of the place, over midnight too', () => {
  expect(until('2026-11-23T20:59:00Z', '22:00', '07:00')).toBe(null)
  expect(until('2026-11-23T21:00:00Z', '22:00', '07:00')).toBe('2026-11-24T06:00:00.000Z')
  expect(until('2026-11-24T05:59:59Z', '22:00', '07:00')).toBe('2026-11-24T06:00:00.000Z')
  expect(until('2026-11-24T06:00:00Z', '22:00', '07:00')).toBe(null)
  expect(until('2026-11-23T12:30:00Z', '13:00', '15:00')).toBe('2026-11-23T14:00:00.000Z')
  expect(until('2026-11-23T21:00:00Z', '22:00', '07:00', 'America/Lima')).toBe(null)
})

test('without a beginning, or with none between, it is never quiet', () => {
  expect([until('2026-11-23T23:00:00Z', '', '07:00'), until('2026-11-23T23:00:00Z', '07:00', '07:00')]).toEqual([null, null])
})
