import * as z from 'zod/mini'

/** Milliseconds of a day, for timestamps only: a calendar day can be an hour longer or shorter. */
export const DAY = 86_400_000

/** A date DD-MM-YYYY that exists, between 1900 and 2199. */
const isDay = (text: string): boolean => {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)?.map(Number) ?? []
  if (!day || !month || !year || year < 1900 || year > 2199 || month > 12) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}
export const CalendarDate = z.string().check(z.refine(isDay, { error: 'input.date' }))

/** ISO form for the database: 24-12-2026 becomes 2026-12-24. */
export const isoOfCalendarDate = (day: string) => day.split('-').reverse().join('-')

/** The date of a moment in a time zone, as DD-MM-YYYY. */
export function writtenDay(at: Date, time_zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: time_zone }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')}-${part('month')}-${part('year')}`
}
