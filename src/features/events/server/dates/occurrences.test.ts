import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, instantOf, isSkipped, localAt, localOf, wallMs } from '#kernel/time/wall-time.ts'
import { datesOf, type Series } from './occurrences.ts'

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const DAY = 86_400_000
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Asia/Kolkata',
  'UTC',
  'Africa/Casablanca',
  'Pacific/Auckland',
]
const UNTIL = new Date('2029-01-01T00:00:00Z')
const MOST = 366

interface Rule {
  readonly freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  readonly interval: number
  readonly days: readonly number[]
  readonly month_days: readonly number[]
  readonly count: number | undefined
}
const textOf = ({ freq, interval, days, month_days, count }: Rule) =>
  [
    `FREQ=${freq}`,
    `INTERVAL=${interval}`,
    ...(days.length ? [`BYDAY=${days.map((day) => DAYS[day]).join(',')}`] : []),
    ...(month_days.length ? [`BYMONTHDAY=${month_days.join(',')}`] : []),
    ...(count ? [`COUNT=${count}`] : []),
  ].join(';')

const monday = (ms: number) => ms - ((new Date(ms).getUTCDay() + 6) % 7) * DAY
/** Units of the rule between the first day and this one. */
function steps({ freq }: Rule, first: number, day: number): number {
  const [a, b] = [new Date(first), new Date(day)]
  if (freq === 'DAILY') return (day - first) / DAY
  if (freq === 'WEEKLY') return (monday(day) - monday(first)) / (7 * DAY)
  const years = b.getUTCFullYear() - a.getUTCFullYear()
  return freq === 'YEARLY' ? years : years * 12 + b.getUTCMonth() - a.getUTCMonth()
}
/** The rule read a second time, day by day: is this one of its days? */
function isMet(rule: Rule, first: number, day: number): boolean {
  const [a, b] = [new Date(first), new Date(day)]
  if (steps(rule, first, day) % rule.interval) return false
  const { freq, days, month_days } = rule
  if (days.length && !days.includes(b.getUTCDay())) return false
  if (month_days.length && !month_days.includes(b.getUTCDate())) return false
  if (days.length || month_days.length) return true
  if (freq === 'WEEKLY') return b.getUTCDay() === a.getUTCDay()
  if (freq === 'MONTHLY') return b.getUTCDate() === a.getUTCDate()
  return freq === 'YEARLY' ? b.getUTCDate() === a.getUTCDate() && b.getUTCMonth() === a.getUTCMonth() : true
}
/** What a reader with a calendar and a pencil would write down. */
function readAgain(series: Series, rule: Rule): string[] {
  const first = wallMs(`${dayOf(series.start_date)}T00:00`)
  const found: string[] = []
  for (let day = first; day < UNTIL.getTime() + DAY && found.length < Math.min(rule.count ?? MOST, MOST); day += DAY) {
    const local = `${localOf(day).slice(0, 10)}T${series.start_date.slice(11)}`
    if (!isMet(rule, first, day) || isSkipped(local, series.time_zone) || instantOf(local, series.time_zone) > UNTIL) continue
    found.push(local)
  }
  return found
}

const rules = fc.record({
  freq: fc.constantFrom('DAILY' as const, 'WEEKLY' as const, 'MONTHLY' as const, 'YEARLY' as const),
  interval: fc.integer({ min: 1, max: 5 }),
  days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
  month_days: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { maxLength: 2 }),
  count: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
})
const starts = fc
  .record({ day: fc.integer({ min: 0, max: 720 }), hour: fc.integer({ min: 0, max: 23 }), half: fc.boolean() })
  .map(({ day, hour, half }) => localOf(Date.UTC(2026, 0, 1) + day * DAY + (hour * 60 + (half ? 30 : 0)) * 60_000))

test('500 generated rules in 8 zones: the dates equal an independent reading of the rule, at the same hour on the wall', { timeout: 240_000 }, () => {
  fc.assert(
    fc.property(rules, starts, fc.constantFrom(...ZONES), (given, start_date, time_zone) => {
      // A rule of days by the week has no days of the month (RFC 5545, 3.3.10).
      const rule = given.freq === 'WEEKLY' ? { ...given, month_days: [] } : given.freq === 'YEARLY' ? { ...given, days: [], month_days: [] } : given
      fc.pre(!isSkipped(start_date, time_zone))
      const series = {
        recurrence: 'Recurring',
        duration_type: 'timed',
        time_zone,
        start_date,
        end_date: localOf(wallMs(start_date) + 90 * 60_000),
        rrule: textOf(rule),
        exdates: [],
      }
      const dates = datesOf(series, UNTIL)
      expect(dates.map(({ start_local }) => start_local)).toEqual(readAgain(series, rule))
      for (const { start_local, starts_at } of dates) expect(localAt(time_zone, starts_at)).toBe(start_local)
    }),
    { numRuns: 500, seed: 1853 },
  )
})

const weekly = (time_zone: string, more: Partial<Series> = {}): Series => ({
  ...{ recurrence: 'Recurring', duration_type: 'timed', time_zone, start_date: '2026-10-18T19:00', end_date: '2026-10-18T21:00' },
  ...{ rrule: 'FREQ=WEEKLY;COUNT=4', exdates: [], ...more },
})
const at = (series: Series) => datesOf(series, UNTIL).map(({ starts_at }) => starts_at.toISOString().slice(5, 16))

test('a weekly evening stays at seven on the wall when clocks change, in Berlin a week before New York', () => {
  expect(at(weekly('Europe/Berlin'))).toEqual(['10-18T17:00', '10-25T18:00', '11-01T18:00', '11-08T18:00'])
  expect(at(weekly('America/New_York'))).toEqual(['10-18T23:00', '10-25T23:00', '11-02T00:00', '11-09T00:00'])
})

test('exceptions, a last day and an hour that does not exist are left out; 31 February gives nothing', () => {
  expect(at(weekly('Europe/Berlin', { exdates: ['2026-10-25'] }))).toHaveLength(3)
  expect(at(weekly('Europe/Berlin', { rrule: 'FREQ=WEEKLY;UNTIL=20261101' }))).toHaveLength(3)
  const night = { start_date: '2027-03-27T02:30', end_date: '2027-03-27T02:50', rrule: 'FREQ=DAILY;COUNT=3' }
  expect(at(weekly('Europe/Berlin', night))).toEqual(['03-27T01:30', '03-29T00:30', '03-30T00:30'])
  expect(at(weekly('UTC', { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31' }))).toEqual([])
  expect(datesOf(weekly('UTC', { rrule: 'FREQ=DAILY' }), new Date('2040-01-01T00:00:00Z'))).toHaveLength(366)
})

test('whole days last 23 and 25 hours where clocks change', () => {
  const day = (start_date: string) =>
    datesOf(
      { ...weekly('Europe/Berlin'), recurrence: 'Standard', rrule: null, duration_type: 'all_day', start_date, end_date: start_date },
      UNTIL,
    )[0]!
  const hours = (start_date: string) => (day(start_date).ends_at.getTime() - day(start_date).starts_at.getTime()) / 3_600_000
  expect([hours('2027-03-28T00:00'), hours('2026-10-25T00:00'), hours('2026-10-26T00:00')]).toEqual([23, 25, 24])
})
