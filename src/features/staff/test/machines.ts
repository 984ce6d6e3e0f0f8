import type { MachineWalk } from '#test/contract/machine-walk.ts'
import { staff } from '../contract.ts'
import { staffMachine } from '../rules.ts'

export const walks: readonly MachineWalk[] = [
  {
    name: 'staff',
    machine: staffMachine,
    ops: { accept: staff.accept, refuse: staff.refuse, leave: staff.leave, remove: staff.remove },
    parties: { ann: 'owner', ben: 'self' },
    object: 'staff',
    table: 'staff',
    put: async ({ pool }, id, state) => void (await pool.query('update staff set status = $1 where id = $2', [state, id])),
  },
]
