import * as z from 'zod/mini'

/** Keys of a page's last row, as a cursor brings them back. What no row can have is refused here: PostgreSQL would answer it with a fault. */

/** A column of four bytes. */
export const CountKey = z.int32()

const MOMENT = /^([1-9]\d{3}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d{1,6})?)(?:\+00|Z)$/
/** A time as PostgreSQL or ISO 8601 write it in UTC, on a day that exists. */
export const MomentKey = z.string().check(z.refine(isMoment))

function isMoment(text: string): boolean {
  const [, day, time] = MOMENT.exec(text) ?? []
  const at = new Date(`${day}T${time}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day!)
}
