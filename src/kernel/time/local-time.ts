const DAY = 1_440
const MINUTE_MS = 60_000

/** Minutes since midnight in a time zone. */
export function localMinutes(at: Date, zone: string): number {
  const [hour, minute] = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(at)
    .split(':')
  return Number(hour) * 60 + Number(minute)
}

/** 0 is Sunday. */
export const localWeekday = (at: Date, zone: string): number =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short' }).format(at))

/** When clocks of this zone next show this minute of the day, also where they are changed in between. */
export function nextLocal(now: Date, zone: string, minutes: number): Date {
  const wait = (minutes - localMinutes(now, zone) + DAY) % DAY || DAY
  const at = new Date((Math.floor(now.getTime() / MINUTE_MS) + wait) * MINUTE_MS)
  const late = ((localMinutes(at, zone) - minutes + DAY * 1.5) % DAY) - DAY / 2
  return new Date(at.getTime() - late * MINUTE_MS)
}
