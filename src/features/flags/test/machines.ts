import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { flags } from '../contract.ts'
import { flagMachine, isOpen } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'flag',
    machine: flagMachine,
    ops: {
      ...{ answer: flags.answer, request_removal: flags.requestRemoval, agree: flags.agree, disagree: flags.disagree, withdraw: flags.withdraw },
      ...{ mend: flags.mend, appeal: flags.appeal },
    },
    parties: { ann: 'owner', ben: 'flagger' },
    object: 'flag',
    table: 'flag_tickets',
    put: async ({ pool }, id, state) => {
      const decided = !isOpen(state as 'opened')
      await pool.query(
        `update flag_tickets set status = $1, round = 1, first_verdict = null, removal_refused = false, voting_left_ms = 86400000,
           due_at = case when $3 then null else clock_timestamp() + interval '3 days' end, asked_of = case $1 when 'clarification-requested' then asked.who end,
           decided_at = case when $3 then clock_timestamp() end, frozen = frozen || '{"perforation": "14"}'
         from (values ('owner')) as asked(who) where id = $2`,
        [state, id, decided],
      )
    },
    given: { answer: { body: 'Here it is' }, appeal: { note: 'It is as it was printed' } },
    spends: { agree: 'flag-removal-request', withdraw: 'opened' },
  },
]
