const DAY = 86_400_000
/** Days ahead for which something may be set to be published. */
const SCHEDULE_DAYS = 366
export const isTooFar = (at: Date, now: Date): boolean => at.getTime() - now.getTime() > SCHEDULE_DAYS * DAY
/** A time that lies ahead, within a year. */
export const isSchedulable = (at: Date, now: Date): boolean => at > now && !isTooFar(at, now)
