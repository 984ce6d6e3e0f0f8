import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { coins } from '../contract.ts'
import { purchaseMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'coin purchase',
    machine: purchaseMachine,
    ops: { refund: coins.refund },
    parties: { ann: 'buyer' },
    object: 'coin_purchase',
    table: 'coin_purchases',
    put: async ({ pool }, id, state) => {
      const paid = ['completed', 'refunded', 'charged_back'].includes(state)
      await pool.query(
        `update coin_purchases set status = $1, completed_at = case when $3 then clock_timestamp() end,
           coins_refunded = case when $1 = 'refunded' then 500 else 0 end, amount_refunded = case when $1 = 'refunded' then 500 else 0 end,
           payment_refund_id = case when $1 = 'refunded' then coalesce(payment_refund_id, (select r.id from payment_refunds r
             where not exists (select from coin_purchases c where c.payment_refund_id = r.id) limit 1)) end
         where id = $2`,
        [state, id, paid],
      )
    },
    spends: { refund: 'completed' },
  },
]
