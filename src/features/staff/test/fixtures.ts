import type { MakeFixtures } from '#test/contract/objects.ts'
import type { StaffId } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** Ann has asked ben to work in her store. */
    readonly staff: StaffId
  }
}

export const fixtures: MakeFixtures = async ({ ann, ben, pool }) => {
  const { rows } = await pool.query<{ id: StaffId }>(
    `insert into staff (owner_id, member_id, role, status) values ($1, $2, 'shipper', 'invited')
     on conflict (owner_id, member_id) do update set status = 'invited' returning id`,
    [ann.id, ben.id],
  )
  return { staff: rows[0]!.id }
}
