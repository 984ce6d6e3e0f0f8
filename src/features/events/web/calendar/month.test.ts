import { expect, test } from 'vitest'
import type { EntryShown } from '../event-answer.ts'
import { mondayOf, monthAfter, rangeOf, touches, weeksOf } from './month.ts'

const entry = (title: string, start_date: string, end_date: string, duration_type: 'timed' | 'all_day' = 'timed') =>
  ({ title, start_date, end_date, duration_type }) as EntryShown

test('a month is whole weeks from Monday to Sunday', () => {
  expect(rangeOf('2026-11-20')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  expect([mondayOf('2026-11-22'), monthAfter('2026-12-05', 1), monthAfter('2027-01-05', -1)]).toEqual(['2026-11-16', '2027-01-01', '2026-12-01'])
})

test('a run of days is one strip in each week, and strips that meet lie beneath each other', () => {
  const salon = entry('Salon', '2026-11-20T00:00', '2026-11-25T00:00', 'all_day')
  const fair = entry('Fair', '2026-11-21T10:00', '2026-11-22T16:00')
  const weeks = weeksOf('2026-11-01', [salon, fair])
  expect(weeks[3]!.lanes.map((lane) => lane.map(({ entry: { title }, at, days, begins }) => [title, at, days, begins]))).toEqual([
    [['Salon', 4, 3, true]],
    [['Fair', 5, 2, true]],
  ])
  // Whole days end at midnight: the 24th is the last one.
  expect(weeks[4]!.lanes).toMatchObject([[{ at: 0, days: 2, begins: false }]])
})

test('an evening past midnight stands on its first day', () => {
  const evening = entry('Evening', '2026-11-20T20:00', '2026-11-21T01:00')
  expect([touches(evening, '2026-11-20'), touches(evening, '2026-11-21')]).toEqual([true, false])
  expect(weeksOf('2026-11-01', [evening])[3]!.days[4]!.entries).toEqual([evening])
})
