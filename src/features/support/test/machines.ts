import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { support } from '../contract.ts'
import { ticketMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'support ticket',
    machine: ticketMachine,
    ops: { solve: support.solve },
    // What waits already can be added to: its own test says so.
    apart: ['say'],
    parties: { ann: 'requester' },
    object: 'ticket',
    table: 'support_tickets',
    put: async ({ pool }, id, state) => {
      await pool.query('update support_tickets set status = $1, rating = null, solved_at = case when $2 then clock_timestamp() end where id = $3', [
        state,
        state === 'solved',
        id,
      ])
    },
  },
]
