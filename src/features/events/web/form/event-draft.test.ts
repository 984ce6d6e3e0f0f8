import { expect, test } from 'vitest'
import { draftOf, givenOf, ruleOf, scheduleOf } from './event-draft.ts'

const draft = draftOf(undefined, '2026-11-24', 'Europe/Oslo')

test('a rule follows from how often and the first day', () => {
  const of = { times: '6', rrule: '', first_day: '2026-12-12' }
  expect(ruleOf({ ...of, repeats: 'WEEKLY' })).toBe('FREQ=WEEKLY;COUNT=6')
  expect(ruleOf({ ...of, repeats: 'BIWEEKLY', times: '' })).toBe('FREQ=WEEKLY;INTERVAL=2')
  expect(ruleOf({ ...of, repeats: 'MONTHLY' })).toBe('FREQ=MONTHLY;BYDAY=2SA;COUNT=6')
  expect(ruleOf({ ...of, repeats: 'MONTHLY', first_day: '2026-10-31', times: '' })).toBe('FREQ=MONTHLY;BYDAY=-1SA')
})

test('a programme is read line by line', () => {
  expect(scheduleOf('9:00 Doors\n2 14:00 Swap hour | 60 duplicates each | Table 14\nno hour here')).toEqual([
    { day: 1, time: '09:00', title: 'Doors', line: '', place: '' },
    { day: 2, time: '14:00', title: 'Swap hour', line: '60 duplicates each', place: 'Table 14' },
  ])
})

test('an evening past midnight ends on the next day; whole days have no hours', () => {
  expect(givenOf({ ...draft, from: '20:00', until: '01:00' })).toMatchObject({ start_date: '2026-12-08T20:00', end_date: '2026-12-09T01:00' })
  const fair = { ...draft, recurrence: 'MultiDay' as const, is_whole: true, last_day: '2026-12-09' }
  expect(givenOf(fair)).toMatchObject({ duration_type: 'all_day', start_date: '2026-12-08T00:00', end_date: '2026-12-09T00:00' })
})
