/** When a member is told of what was found. */
export const alertTimes = ['off', 'instant', 'daily', 'weekly'] as const
export type AlertTime = (typeof alertTimes)[number]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Daily and weekly messages leave in the morning; weekly on Monday. */
const MORNING = 8 * HOUR

/** When a search that has found something is told of it: at once means after a minute, so that many hits are one message. */
export function dueAt(alerts: Exclude<AlertTime, 'off'>, now: Date): Date {
  const at = now.getTime()
  if (alerts === 'instant') return new Date(at + MINUTE)
  const today = Math.floor(at / DAY) * DAY + MORNING
  const next = at < today ? today : today + DAY
  if (alerts === 'daily') return new Date(next)
  const weekday = new Date(next).getUTCDay()
  return new Date(next + ((8 - weekday) % 7) * DAY)
}
