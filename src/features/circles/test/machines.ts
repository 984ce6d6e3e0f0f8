import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { circles } from '../contract.ts'
import { circleMachine, complaintMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'trade circle',
    machine: circleMachine,
    ops: { decline: circles.decline, ship: circles.ship, confirm: circles.confirm },
    given: { ship: { carrier: 'La Poste' } },
    // Accepting names an address of one’s own: the slice’s tests walk it.
    apart: ['accept'],
    above: ['settle'],
    parties: { ann: 'party', ben: 'party' },
    object: 'trade_circle',
    table: 'trade_circles',
    // All steps but the last one are done, so that each of them takes the last.
    put: async ({ pool }, id, state) => {
      const over = state === 'done' || state === 'ended'
      await pool.query(
        `update trade_circles set status = $2, running_at = case when $2 <> 'asked' then clock_timestamp() end,
           ended_at = case when $3 then clock_timestamp() end,
           due_at = case when not $3 and $2 <> 'disputed' then clock_timestamp() + interval '3 days' end,
           reason = case when $2 = 'ended' then 'declined' end where id = $1`,
        [id, state, over],
      )
      await pool.query(
        'update trade_circle_legs set accepted_at = clock_timestamp(), shipped_at = clock_timestamp(), received_at = clock_timestamp() where circle_id = $1',
        [id],
      )
    },
  },
  {
    name: 'complaint in a trade circle',
    machine: complaintMachine,
    ops: { answer: circles.answer },
    given: { answer: { body: 'It was sent on Monday' } },
    // Arrival is said of the circle, and a moderator decides: the slice’s tests walk both.
    apart: ['withdraw'],
    above: ['decide'],
    parties: { ann: 'sender', ben: 'receiver' },
    object: 'circle_complaint',
    table: 'trade_circle_complaints',
    put: async ({ pool, cleo }, id, state) => {
      await pool.query(
        `update trade_circle_complaints set status = $2, closed_at = case when $2 in ('decided', 'withdrawn') then clock_timestamp() end,
           outcome = case when $2 = 'decided' then 'receiver' end, keeps = case when $2 = 'decided' then false end,
           decided_by = case when $2 = 'decided' then $3::uuid end where id = $1`,
        [id, state, cleo.id],
      )
    },
  },
]
