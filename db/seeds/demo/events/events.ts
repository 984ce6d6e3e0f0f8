import { events } from '#features/events/contract.ts'
import type { People } from '../join.ts'
import type { DemoParts } from '../parts.ts'
import { ANNOUNCED, type Announced } from './announced.ts'
import { announcedBefore, dayIn, markEvents, moveBack } from './events-queries.ts'

/** The name of this part among what is filled. */
export const DEMO_EVENTS = 'demo-events'

/** Events of the demo members. One that is there from an interrupted start is not announced twice. */
export async function announce({ pool }: DemoParts, people: People): Promise<void> {
  for (const one of ANNOUNCED) {
    const owner = people.get(one.owner)
    if (owner && !(await announcedBefore(pool, owner.id, one.given.title))) await hold(pool, people, one)
  }
  await markEvents(pool, DEMO_EVENTS)
}

async function hold(pool: DemoParts['pool'], people: People, { owner: username, in_days, last_day, from, until, given, going, ago_days }: Announced) {
  const owner = people.get(username)!
  const [first, last] = [await dayIn(pool, in_days), await dayIn(pool, last_day ?? in_days)]
  const { event } = await owner.does(events.create, { ...given, start_date: `${first}T${from}`, end_date: `${last}T${until}` })
  await owner.does(events.publish, { id: event.id })
  for (const { who, role = 'Visitor', party_size = 1 } of going)
    await people.get(who)?.does(events.join, { event_id: event.id, role, party_size, waits: true })
  if (ago_days) await moveBack(pool, event.id, ago_days + in_days)
}
