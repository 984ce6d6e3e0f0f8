import { localAt, localOf, offsetAt } from '#kernel/time/wall-time.ts'

interface Change {
  readonly at: number
  readonly from: number
  readonly to: number
}
const DAY = 86_400_000
const MINUTE = 60_000

/** When the clocks of a place change in a year, to the minute. */
function changesOf(zone: string, year: number): Change[] {
  const found: Change[] = []
  const end = Date.UTC(year + 1, 0, 1)
  for (let day = Date.UTC(year, 0, 1); day < end; day += DAY) {
    const [from, to] = [offsetAt(zone, day), offsetAt(zone, day + DAY)]
    if (from === to) continue
    let [low, high] = [day, day + DAY]
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE
      if (offsetAt(zone, middle) === from) low = middle
      else high = middle
    }
    found.push({ at: high, from, to })
  }
  return found
}

const pad = (n: number) => String(n).padStart(2, '0')
const offset = (ms: number) => `${ms < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(ms) / 3_600_000))}${pad((Math.abs(ms) / MINUTE) % 60)}`
const stamp = (local: string) => `${local.replace(/[-:]/g, '')}00`
const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** "The last Sunday of March": what the change of one year is in every year, as far as the next year bears it out. */
function ruleOf(zone: string, change: Change, year: number): string | undefined {
  const before = new Date(change.at + change.from)
  const [month, day] = [before.getUTCMonth(), before.getUTCDate()]
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const nth = day > days - 7 ? -1 : Math.ceil(day / 7)
  const next = changesOf(zone, year + 1).find(({ to }) => to === change.to)
  const after = next && new Date(next.at + next.from)
  const holds = after && after.getUTCMonth() === month && after.getUTCDay() === before.getUTCDay()
  return holds ? `RRULE:FREQ=YEARLY;BYMONTH=${month + 1};BYDAY=${nth}${DAYS[before.getUTCDay()]}` : undefined
}

function part(zone: string, change: Change, year: number): string[] {
  const kind = change.to > change.from ? 'DAYLIGHT' : 'STANDARD'
  const rule = ruleOf(zone, change, year)
  return [
    `BEGIN:${kind}`,
    `DTSTART:${stamp(localOf(change.at + change.from))}`,
    `TZOFFSETFROM:${offset(change.from)}`,
    `TZOFFSETTO:${offset(change.to)}`,
    ...(rule ? [rule] : []),
    `END:${kind}`,
  ]
}

/** VTIMEZONE of RFC 5545, with rules and not with lists of dates: some calendars read nothing else. */
export function timeZoneBlock(zone: string, at: Date): string {
  const year = Number(localAt(zone, at).slice(0, 4)) - 1
  const changes = changesOf(zone, year)
  const still = offsetAt(zone, at.getTime())
  const steady = ['BEGIN:STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${offset(still)}`, `TZOFFSETTO:${offset(still)}`, 'END:STANDARD']
  const parts = changes.length ? changes.flatMap((change) => part(zone, change, year)) : steady
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n')
}
