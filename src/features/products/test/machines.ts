import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { products } from '../contract.ts'
import { productMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'product',
    machine: productMachine,
    ops: {
      publish: products.publish,
      schedule: products.schedule,
      unpublish: products.unpublish,
      archive: products.archive,
      restore: products.restore,
    },
    parties: { ann: 'seller' },
    object: 'draft',
    table: 'products',
    given: { schedule: { published_at: new Date(Date.now() + 86_400_000).toISOString() } },
    put: async ({ pool }, id, state) => {
      const stock = state === 'sold_out' ? 0 : 5
      await pool.query(
        "update products set status = $1, published_at = clock_timestamp() + interval '1 day', stock_reserved = 0, stock_on_hand = $3 where id = $2",
        [state, id, stock],
      )
    },
  },
]
