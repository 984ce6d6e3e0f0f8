/** Wall time of a place, and what it is on the world's clock. */

const LOCAL = /^20\d\d-\d\d-\d\dT\d\d:\d\d$/
const MINUTE = 60_000
const DAY = 1_440 * MINUTE
/** As if the place kept UTC: for sums of wall time only. */
export const wallMs = (local: string): number => Date.parse(`${local}:00Z`)
export const localOf = (ms: number): string => new Date(ms).toISOString().slice(0, 16)
/** There is such a day and such a minute. */
export const isLocal = (text: string): boolean => LOCAL.test(text) && !Number.isNaN(wallMs(text)) && localOf(wallMs(text)) === text
export const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text) && isLocal(`${text}T00:00`)
export const dayOf = (local: string): string => local.slice(0, 10)
export const plusDays = (local: string, days: number): string => localOf(wallMs(local) + days * DAY)

const NAME = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){1,2})$/
export function isZone(name: string): boolean {
  if (!NAME.test(name)) return false
  try {
    return Boolean(clockOf(name))
  } catch {
    return false
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone })
  clocks.set(zone, made)
  return made
}

/** The wall time there. */
export function localAt(zone: string, at: Date | number): string {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}
/** Milliseconds that the place is ahead of UTC. */
export const offsetAt = (zone: string, ms: number): number => wallMs(localAt(zone, ms)) - Math.floor(ms / MINUTE) * MINUTE

function instants(local: string, zone: string): number[] {
  const wall = wallMs(local)
  const offsets = [...new Set([offsetAt(zone, wall - DAY), offsetAt(zone, wall + DAY)])]
  return offsets.map((offset) => wall - offset).filter((at) => localAt(zone, at) === local)
}
/** The clock jumps over it there. */
export const isSkipped = (local: string, zone: string): boolean => instants(local, zone).length === 0
/** An hour that comes twice is the first one; one that is skipped is as much later as the clock jumps. */
export function instantOf(local: string, zone: string): Date {
  const found = instants(local, zone)
  return new Date(found.length ? Math.min(...found) : wallMs(local) - offsetAt(zone, wallMs(local) - DAY))
}
