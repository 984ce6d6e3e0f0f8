import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { proposals } from '../contract.ts'
import { proposalMachine } from '../rules.ts'

const due = ['Voting', 'Stale']
const ended = ['Accepted', 'Rejected']

export const walks: readonly MachineWalk[] = [
  {
    name: 'catalogue proposal',
    machine: proposalMachine,
    ops: { withdraw: proposals.withdraw, renew: proposals.renew },
    parties: { ann: 'proposer' },
    object: 'proposal',
    table: 'catalogue_proposals',
    put: async ({ pool }, id, state) => {
      await pool.query(
        `update catalogue_proposals set status = $1, closes_at = case when $3 then clock_timestamp() + interval '7 days' end,
          decided_at = case when $4 then clock_timestamp() end where id = $2`,
        [state, id, due.includes(state), ended.includes(state)],
      )
    },
    given: { renew: { base: { denomination: '' } } },
  },
]
