import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { events } from '../contract.ts'
import { eventMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'event',
    machine: eventMachine,
    ops: { publish: events.publish, cancel: events.cancel },
    parties: { ann: 'organizer' },
    object: 'private_event',
    table: 'events',
    put: async ({ pool }, id, state) => {
      await pool.query("update event_occurrences set status = 'active' where event_id = $1", [id])
      await pool.query(
        `update events set status = $1, next_starts_at = case when $1 = 'published' then '2031-05-03T08:00Z'::timestamptz end,
          next_ends_at = case when $1 = 'published' then '2031-05-03T16:00Z'::timestamptz end where id = $2`,
        [state, id],
      )
    },
  },
]
