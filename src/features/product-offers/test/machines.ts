import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { productOffers } from '../contract.ts'
import { offerMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'product offer',
    machine: offerMachine,
    ops: { accept: productOffers.answer, reject: productOffers.answer, withdraw: productOffers.withdraw },
    given: { accept: { status: 'Accepted' }, reject: { status: 'Rejected' } },
    parties: { ann: 'seller', ben: 'buyer' },
    object: 'product_offer',
    table: 'product_offers',
    put: async ({ pool }, id, state) => {
      const reason = state === 'Rejected' ? 'seller' : null
      await pool.query(
        "update product_offers set status = $1, action_reason = $3, hold_id = null, order_group_id = null, expires_at = clock_timestamp() + interval '1 day' where id = $2",
        [state, id, reason],
      )
    },
  },
]
