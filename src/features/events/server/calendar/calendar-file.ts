import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { RRuleTemporal } from 'rrule-temporal'
import { dayOf } from '#kernel/time/wall-time.ts'
import type { CalendarRow } from './queries.ts'
import { timeZoneBlock } from './time-zone-block.ts'

const compact = (local: string) => `${local.replace(/[-:]/g, '')}00`
/** The library reads a Date with a zone an hour wrong; what carries its zone itself it reads right. */
function zoned(local: string, zone: string) {
  const [found] = new RRuleTemporal({ rruleString: `DTSTART;TZID=${zone}:${compact(local)}\nRRULE:FREQ=DAILY;COUNT=1` }).all()
  return found as unknown as Date
}
const bare = (local: string) => new Date(`${dayOf(local)}T00:00:00Z`)

interface FileFacts {
  readonly name: string
  readonly site: string
  readonly origin: string
}
/** Entries with a name that stays and a number that rises, so that a calendar takes changes over instead of doubling them. */
export function calendarFile(entries: readonly CalendarRow[], { name, site, origin }: FileFacts): Buffer {
  const calendar = ical({ name, prodId: { company: site, product: 'Calendar' }, method: ICalCalendarMethod.PUBLISH, ttl: 3600 })
  const first = new Map(entries.map((entry) => [entry.time_zone, entry.starts_at]))
  calendar.timezone({ name: entries[0]?.time_zone ?? 'UTC', generator: (zone) => timeZoneBlock(zone, first.get(zone) ?? new Date(0)) })
  for (const entry of entries) {
    const { event_id, original_local, start_local, end_local, time_zone, title, description, location, sequence, status, updated_at, duration_type } =
      entry
    const is_whole = duration_type === 'all_day'
    calendar.createEvent({
      id: `${event_id}-${compact(original_local)}@${new URL(origin).hostname}`,
      sequence,
      allDay: is_whole,
      start: is_whole ? bare(start_local) : zoned(start_local, time_zone),
      end: is_whole ? bare(end_local) : zoned(end_local, time_zone),
      timezone: is_whole ? null : time_zone,
      summary: title,
      description,
      location: location || null,
      url: `${origin}/events/${event_id}/show`,
      status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      lastModified: updated_at,
      stamp: updated_at,
    })
  }
  return Buffer.from(calendar.toString())
}
