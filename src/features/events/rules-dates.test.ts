import { expect, test } from 'vitest'
import { instantOf, isDay, isLocal, isSkipped, isZone, localAt } from '#kernel/time/wall-time.ts'
import { isRule } from './rules-dates.ts'

test('C8 a day that no calendar has is no date', () => {
  for (const local of [
    '2027-02-29T10:00',
    '2026-02-31T10:00',
    '0000-01-01T10:00',
    '2027-13-01T10:00',
    '2027-01-01T24:00',
    '2027-01-01',
    'x',
    '2027-01-01T10:60',
  ])
    expect([local, isLocal(local)]).toEqual([local, false])
  for (const local of ['2028-02-29T10:00', '2026-12-31T23:59', '2099-06-01T00:00']) expect([local, isLocal(local)]).toEqual([local, true])
  expect([isDay('2028-02-29'), isDay('2027-02-29'), isDay('2027-1-1')]).toEqual([true, false, false])
})

test('C8 the hour that comes twice is the first one, the one that is skipped is told as such', () => {
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin').toISOString()).toBe('2026-10-25T00:30:00.000Z')
  expect([isSkipped('2027-03-28T02:30', 'Europe/Berlin'), isSkipped('2027-03-28T03:00', 'Europe/Berlin')]).toEqual([true, false])
  expect(instantOf('2027-03-28T02:30', 'Europe/Berlin').toISOString()).toBe('2027-03-28T01:30:00.000Z')
  expect(instantOf('2026-11-01T01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
  expect(localAt('Asia/Kolkata', instantOf('2026-06-01T00:15', 'Asia/Kolkata'))).toBe('2026-06-01T00:15')
})

test('a zone is known by its name alone', () => {
  for (const zone of ['Europe/Oslo', 'UTC', 'America/Argentina/Buenos_Aires']) expect([zone, isZone(zone)]).toEqual([zone, true])
  for (const zone of ['+02:00', 'Europe/Atlantis', 'europe', '', 'Europe/Oslo\r\nX']) expect([zone, isZone(zone)]).toEqual([zone, false])
})

test('rules repeat by days and more, and are read whole', () => {
  for (const rule of [
    'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10',
    'FREQ=MONTHLY;BYDAY=-1SU',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=DAILY;UNTIL=20270301',
  ])
    expect([rule, isRule(rule)]).toEqual([rule, true])
  const wrong = [
    'FREQ=SECONDLY',
    'COUNT=3',
    'FREQ=DAILY;COUNT=1000000',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=2MO',
  ]
  for (const rule of [...wrong, 'FREQ=DAILY;UNTIL=20270231', 'FREQ=DAILY\r\nDTSTART:1', 'FREQ=DAILY;X=1'])
    expect([rule, isRule(rule)]).toEqual([rule, false])
})
