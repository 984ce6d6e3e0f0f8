import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { reports } from '../contract.ts'
import { decisionMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'decision',
    machine: decisionMachine,
    ops: { appeal: reports.appeal },
    parties: { ann: 'member' },
    object: 'decision',
    table: 'decisions',
    put: async ({ pool }, id, state) => {
      const [is_appealed, is_answered] = [state === 'appealed', state === 'upheld' || state === 'reversed']
      await pool.query(
        `update decisions set status = $1, appealed_at = case when $2 then clock_timestamp() end,
           answered_at = case when $3 then clock_timestamp() end where id = $4`,
        [state, is_appealed, is_answered, id],
      )
    },
    given: { appeal: { body: 'It was not ten times' } },
  },
]
