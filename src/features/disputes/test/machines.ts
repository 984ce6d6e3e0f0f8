import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { disputes } from '../contract.ts'
import { disputeMachine } from '../rules.ts'

/** Where its order stands meanwhile. */
const ORDER: Readonly<Record<string, string>> = { return_requested: 'return_requested', returned: 'returned', closed: 'delivered' }

export const walks: readonly MachineWalk[] = [
  {
    name: 'dispute',
    machine: disputeMachine,
    ops: {
      ...{ accept: disputes.accept, offer: disputes.offer, ask_return: disputes.askReturn, refuse: disputes.refuse, contest: disputes.contest },
      ...{ agree: disputes.agree, decline: disputes.decline, withdraw: disputes.withdraw, send_back: disputes.sendBack },
      take_back: disputes.takeBack,
    },
    parties: { ann: 'seller', ben: 'buyer' },
    object: 'dispute',
    table: 'disputes',
    put: async ({ pool }, id, state) => {
      await pool.query(
        `update disputes set status = $1, offer = $2, closed_at = $3, outcome = $4, given = null,
           answer_until = clock_timestamp() + interval '5 days' where id = $5`,
        [state, state === 'offered' ? 1_000 : null, state === 'closed' ? new Date() : null, state === 'closed' ? 'kept' : null, id],
      )
      await pool.query('update orders set status = $1, released_at = null where id = (select d.order_id from disputes d where d.id = $2)', [
        ORDER[state] ?? 'disputed',
        id,
      ])
    },
    given: { offer: { amount: 1_000 }, send_back: { carrier: 'An Post' } },
    spends: { accept: 'open', agree: 'offered', withdraw: ['open', 'offered', 'escalated'], take_back: 'returned' },
  },
]
