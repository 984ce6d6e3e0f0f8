import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { exhibits } from '../contract.ts'
import { exhibitMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'exhibit',
    machine: exhibitMachine.filter(({ from }) => from !== 'none'),
    ops: { accept: exhibits.answer, decline: exhibits.answer, withdraw: exhibits.withdraw, judge: exhibits.judge },
    // Of a place, and of the whole exhibition.
    apart: ['enter', 'hang', 'award'],
    parties: { ann: 'organizer', ben: 'exhibitor', cleo: 'judge' },
    object: 'exhibit',
    table: 'exhibits',
    given: { accept: { status: 'accepted' }, decline: { status: 'declined' }, judge: { marks: [20, 20, 20, 3] } },
    put: async ({ pool }, id, state) => {
      await pool.query('delete from exhibit_sheets where exhibit_id = $1', [id])
      await pool.query("update exhibits set status = $1, marks = case when $1 = 'awarded' then 63 end, medal = null where id = $2", [state, id])
    },
  },
]
