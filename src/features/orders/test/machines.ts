import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { orders } from '../contract.ts'
import { orderMachine } from '../rules.ts'

/** Timestamps that an order has, with the states that have them. */
const TIMES = {
  shipped_at: ['shipped', 'delivered', 'completed', 'refunded'],
  delivered_at: ['delivered', 'completed'],
  completed_at: ['completed'],
  cancelled_at: ['cancelled'],
}

export const walks: readonly MachineWalk[] = [
  {
    name: 'order',
    machine: orderMachine,
    ops: { ship: orders.ship, confirm: orders.confirm, call_off: orders.callOff, refund: orders.refund },
    // The buyer cancels the whole purchase, which is a group of orders.
    apart: ['cancel'],
    above: ['dispute'],
    parties: { ann: 'seller', ben: 'buyer' },
    object: 'order',
    table: 'orders',
    put: async ({ pool }, id, state) => {
      const set = Object.entries(TIMES).map(([column, states]) => `${column} = ${states.includes(state) ? 'clock_timestamp()' : 'null'}`)
      await pool.query(`update orders set status = $1, released_at = null, ${set.join(', ')} where id = $2`, [state, id])
      await pool.query("delete from shipments where ref_type = 'order' and ref_id = $1", [id])
    },
    given: { ship: { carrier: 'La Poste' }, refund: { amount: 12_800, reason: 'goodwill' } },
    spends: { confirm: 'shipped', call_off: 'processing', refund: ['shipped', 'delivered', 'completed'] },
  },
]
