import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { labels } from '../contract.ts'
import { labelMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'label',
    machine: labelMachine,
    ops: { send: labels.send, void: labels.void },
    parties: { ann: 'seller' },
    object: 'label',
    table: 'labels',
    put: async ({ pool }, id, state) => {
      const shipment = `insert into shipments (ref_type, ref_id, carrier, abroad, shipped_at) values ('test', $1, 'Post', false, clock_timestamp()) returning id`
      const { rows } = state === 'sent' ? await pool.query(shipment, [id]) : { rows: [] }
      await pool.query('update labels set status = $1, shipment_id = $2 where id = $3', [state, rows[0]?.id ?? null, id])
      await pool.query("update orders set status = 'processing' where id = (select order_id from labels l where l.id = $1)", [id])
    },
  },
]
