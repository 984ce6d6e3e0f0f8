import { events } from '#features/events/contract.ts'
import type { Actor } from '#test/support/cast.ts'

const kind = { type: 'Exhibition', mode: 'In_Person', visibility: 'Open', recurrence: 'Standard', duration_type: 'timed' } as const
const times = { location: 'Grieg Hall, Bergen', time_zone: 'Europe/Oslo', start_date: '2031-01-18T10:00', end_date: '2031-01-18T16:00' }
/** An exhibition a few years ahead, published. */
export async function salonOf(who: Actor, title: string) {
  const { event } = await who.gets(events.create, { ...kind, ...times, title })
  return (await who.gets(events.publish, { id: event.id })).event
}
