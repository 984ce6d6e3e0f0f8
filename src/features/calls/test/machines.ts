import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { calls } from '../contract.ts'
import { callMachine } from '../rules.ts'
import { PHONE } from './rings.ts'

/** What the call is for ben, whom ann has called. */
const TABLE = `(select v.call_id as id, v.status from call_members v where v.seat = 1) as called`

export const walks: readonly MachineWalk[] = [
  {
    name: 'call',
    machine: callMachine,
    ops: { accept: calls.accept, reject: calls.reject, abort: calls.abort, end: calls.end },
    parties: { ann: 'caller', ben: 'callee' },
    object: 'call',
    table: TABLE,
    given: { accept: { device_id: PHONE } },
    put: async ({ pool }, id, state) => {
      const runs = state === 'invitation' || state === 'accepted'
      await pool.query('update calls set ended_at = case when $2 then null else clock_timestamp() end where id = $1', [id, runs])
      await pool.query(
        `update call_members set status = case when seat = 0 and $2 then 'accepted' else $3 end,
          left_at = case when $2 then null else clock_timestamp() end, seen_at = clock_timestamp(), answered_at = clock_timestamp(),
          device_id = gen_random_uuid(), rings_until = clock_timestamp() + interval '10 seconds' where call_id = $1`,
        [id, runs, state],
      )
    },
  },
]
