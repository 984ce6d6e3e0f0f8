import { expect, test } from 'vitest'
import { localMinutes, localWeekday, nextLocal } from './local-time.ts'

const next = (now: string, zone: string, hour: number) => nextLocal(new Date(now), zone, hour * 60).toISOString()

test('eight in the morning where ann lives, whatever the clock of the machine shows', () => {
  expect(next('2026-11-23T12:00:30Z', 'Europe/Rome', 8)).toBe('2026-11-24T07:00:00.000Z')
  expect(next('2026-11-23T06:59:59Z', 'Europe/Rome', 8)).toBe('2026-11-23T07:00:00.000Z')
  expect(next('2026-11-23T07:00:00Z', 'Europe/Rome', 8)).toBe('2026-11-24T07:00:00.000Z')
  expect(next('2026-11-23T12:00:00Z', 'Asia/Kolkata', 8)).toBe('2026-11-24T02:30:00.000Z')
  expect(next('2026-11-23T12:00:00Z', 'Pacific/Kiritimati', 8)).toBe('2026-11-23T18:00:00.000Z')
})

test('the night in which the clocks are changed is an hour shorter or longer', () => {
  expect(next('2026-10-24T20:00:00Z', 'Europe/Rome', 8)).toBe('2026-10-25T07:00:00.000Z')
  expect(next('2026-03-28T20:00:00Z', 'Europe/Rome', 8)).toBe('2026-03-29T06:00:00.000Z')
})

test('day and minute are those of the place', () => {
  const at = new Date('2026-11-22T23:30:00Z')
  expect([localMinutes(at, 'UTC'), localMinutes(at, 'Europe/Rome'), localWeekday(at, 'UTC'), localWeekday(at, 'Europe/Rome')]).toEqual([
    1410, 30, 0, 1,
  ])
})
