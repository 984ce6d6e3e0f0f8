import * as z from 'zod/mini'

/** A day in milliseconds. Of instants only: a day of the calendar may be an hour longer or shorter. */
export const DAY = 86_400_000

/** A day of the calendar as people write it here, DD-MM-YYYY: one that exists, between 1900 and 2199. */
const isDay = (text: string): boolean => {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text)?.map(Number) ?? []
  if (!day || !month || !year || year < 1900 || year > 2199 || month > 12) return false
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}
export const CalendarDate = z.string().check(z.refine(isDay, { error: 'input.date' }))

/** As a database reads it: 24-12-2026 is 2026-12-24. */
export const isoOfCalendarDate = (day: string) => day.split('-').reverse().join('-')

/** A moment's day as everybody here reads it, in a zone: 06-12-2026. */
export function writtenDay(at: Date, time_zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: time_zone }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')}-${part('month')}-${part('year')}`
}
