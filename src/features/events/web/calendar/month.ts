import type { EntryShown } from '../event-answer.ts'
import { addDays, lastDayOf } from '../local-days.ts'

export interface DayCell {
  readonly date: string
  readonly is_out: boolean
  /** Entries of this day alone. */
  readonly entries: readonly EntryShown[]
}
/** An entry of several days within one week. */
export interface RunOfDays {
  readonly entry: EntryShown
  readonly at: number
  readonly days: number
  readonly begins: boolean
}
export interface Week {
  readonly days: readonly DayCell[]
  /** Runs beneath each other, so that none covers another. */
  readonly lanes: readonly (readonly RunOfDays[])[]
}

const weekday = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
export const mondayOf = (date: string): string => addDays(date, -weekday(date))
export const firstOf = (date: string): string => `${date.slice(0, 7)}-01`
export function monthAfter(date: string, months: number): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months]
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}
/** From the Monday before the first to the Sunday after the last. */
export function rangeOf(date: string): { from: string; to: string } {
  const last = addDays(monthAfter(date, 1), -1)
  return { from: mondayOf(firstOf(date)), to: addDays(mondayOf(last), 6) }
}

const daysOf = (entry: EntryShown): { first: string; last: string } => ({ first: entry.start_date.slice(0, 10), last: lastDayOf(entry).slice(0, 10) })
/** An evening past midnight is of its first day. */
function isRun(entry: EntryShown): boolean {
  const { first, last } = daysOf(entry)
  return last > first && (entry.duration_type === 'all_day' || addDays(first, 1) < last || entry.end_date.slice(11) > '06:00')
}
export const touches = (entry: EntryShown, date: string): boolean => {
  const { first, last } = daysOf(entry)
  return isRun(entry) ? first <= date && date <= last : first === date
}

function lanesOf(runs: readonly RunOfDays[]): RunOfDays[][] {
  const lanes: RunOfDays[][] = []
  for (const run of runs) {
    const free = lanes.find((lane) => lane.every((one) => one.at + one.days <= run.at))
    if (free) free.push(run)
    else lanes.push([run])
  }
  return lanes
}
export function weeksOf(month: string, entries: readonly EntryShown[]): Week[] {
  const { from, to } = rangeOf(month)
  const weeks: Week[] = []
  for (let monday = from; monday <= to; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6)
    const runs = entries.flatMap((entry): RunOfDays[] => {
      const { first, last } = daysOf(entry)
      if (!isRun(entry) || last < monday || first > sunday) return []
      const [begin, end] = [[first, monday].toSorted()[1]!, [last, sunday].toSorted()[0]!]
      return [{ entry, at: weekday(begin), days: weekday(end) - weekday(begin) + 1, begins: first >= monday }]
    })
    const days = Array.from({ length: 7 }, (_, nth) => {
      const date = addDays(monday, nth)
      return {
        date,
        is_out: date.slice(0, 7) !== month.slice(0, 7),
        entries: entries.filter((entry) => !isRun(entry) && daysOf(entry).first === date),
      }
    })
    weeks.push({ days, lanes: lanesOf(runs.toSorted((a, b) => a.at - b.at || b.days - a.days)) })
  }
  return weeks
}
