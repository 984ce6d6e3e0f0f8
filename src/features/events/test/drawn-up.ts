import type { GivenOf } from '#kernel/operation.ts'
import type { Requester, Viewer } from '#server/operations/requester.ts'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'
import { events } from '../contract.ts'

type Given = GivenOf<typeof events.create>
/** An event a few years ahead, published. */
export async function held(who: Actor, more: Partial<Given> = {}) {
  const usual = {
    type: 'Event',
    mode: 'In_Person',
    visibility: 'Open',
    recurrence: 'Standard',
    duration_type: 'timed',
    title: 'Winter fair',
  } as const
  const times = { location: 'Grieg Hall, Bergen', time_zone: 'Europe/Oslo', start_date: '2031-01-18T10:00', end_date: '2031-01-18T16:00' }
  const { event } = await who.gets(events.create, { ...usual, ...times, ...more })
  return (await who.gets(events.publish, { id: event.id })).event
}

/** A request of a member whose plan lacks one right. */
export async function without({ pool }: Pick<World, 'pool'>, who: Actor, permission: string): Promise<Partial<Requester>> {
  const { rows } = await pool.query<{ permission: string }>(
    'select p.permission from plan_permissions p join members m on m.plan = p.plan where m.id = $1 and p.permission <> $2',
    [who.id, permission],
  )
  const viewer = { kind: 'member', id: who.id, verified: true, limits: {}, permissions: new Set(['signed_in', ...rows.map((row) => row.permission)]) }
  return { viewer: viewer as unknown as Viewer }
}
