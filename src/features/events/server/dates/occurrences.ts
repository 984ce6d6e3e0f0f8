import { RRuleTemporal } from 'rrule-temporal'
import { dayOf, instantOf, isSkipped, localOf, plusDays, wallMs } from '#kernel/time/wall-time.ts'
import { AHEAD_MONTHS, MOST_DATES } from '../../rules.ts'

/** What gives an event its dates. */
export interface Series {
  readonly recurrence: string
  readonly duration_type: string
  readonly time_zone: string
  readonly start_date: string
  readonly end_date: string
  readonly rrule: string | null
  readonly exdates: readonly string[]
}
export interface NewDate {
  readonly original_local: string
  readonly start_local: string
  readonly end_local: string
  readonly starts_at: Date
  readonly ends_at: Date
}

/** A date at this wall time, as long as the first one is. Whole days end at midnight, by the calendar: 23 or 25 hours where clocks change. */
export function dateAt(series: Pick<Series, 'duration_type' | 'time_zone' | 'start_date' | 'end_date'>, local: string): NewDate {
  const { time_zone, start_date, end_date, duration_type } = series
  const is_whole = duration_type === 'all_day'
  const first = is_whole ? `${dayOf(local)}T00:00` : local
  const length = is_whole
    ? wallMs(plusDays(`${dayOf(end_date)}T00:00`, 1)) - wallMs(`${dayOf(start_date)}T00:00`)
    : wallMs(end_date) - wallMs(start_date)
  const end_local = localOf(wallMs(first) + length)
  const starts_at = instantOf(first, time_zone)
  const ends_at = instantOf(end_local, time_zone)
  // An end that the clock jumps back over would stand before the start.
  return {
    original_local: first,
    start_local: first,
    end_local,
    starts_at,
    ends_at: ends_at > starts_at ? ends_at : new Date(starts_at.getTime() + length),
  }
}

/** The last day for which rows stand: a year and a half from now, or from the start of what begins later. */
export function lastDay(now: Date, { start_date, time_zone }: Pick<Series, 'start_date' | 'time_zone'>): Date {
  const end = new Date(Math.max(now.getTime(), instantOf(start_date, time_zone).getTime()))
  end.setUTCMonth(end.getUTCMonth() + AHEAD_MONTHS)
  return end
}

/** The dates of a series to this day, 366 at most. Hours that clocks jump over are left out, as RFC 5545 asks. */
export function datesOf(series: Series, until: Date): NewDate[] {
  if (series.recurrence !== 'Recurring' || series.rrule === null) return [dateAt(series, series.start_date)]
  const out = new Set(series.exdates)
  return wallTimes(series, series.rrule, until)
    .filter((local) => !out.has(dayOf(local)) && !isSkipped(local, series.time_zone))
    .map((local) => dateAt(series, local))
}

const compact = (local: string) => `${local.replace(/[-:]/g, '')}00`
/** UNTIL is a day in the time of the place; the rule of RFC 5545 wants an instant. */
function ruleOf({ time_zone }: Series, rrule: string): string {
  const [, day] = /UNTIL=(\d{8})/.exec(rrule) ?? []
  if (!day) return rrule
  const last = instantOf(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T23:59`, time_zone)
  return rrule.replace(/UNTIL=\d{8}/, `UNTIL=${last.toISOString().replace(/[-:]|\.\d+/g, '')}`)
}
function wallTimes(series: Series, rrule: string, until: Date): string[] {
  const first = series.duration_type === 'all_day' ? `${dayOf(series.start_date)}T00:00` : series.start_date
  const rruleString = `DTSTART;TZID=${series.time_zone}:${compact(first)}\nRRULE:${ruleOf(series, rrule)}`
  // Each step of the search is a day or more: after so many it has passed the end, also with a rule that matches nothing (31 February).
  const maxIterations = Math.max(0, Math.ceil((until.getTime() - wallMs(first)) / DAY)) + 2 * YEAR
  const rule = new RRuleTemporal({ rruleString, maxIterations })
  const found: string[] = []
  try {
    rule.all((date) => {
      if (date.epochMilliseconds > until.getTime() || found.length >= MOST_DATES) return false
      found.push(date.toPlainDateTime().toString().slice(0, 16))
      return true
    })
  } catch (fault) {
    if (!(fault instanceof Error) || !fault.message.startsWith('Maximum iterations')) throw fault
  }
  return found
}
const DAY = 86_400_000
const YEAR = 366
