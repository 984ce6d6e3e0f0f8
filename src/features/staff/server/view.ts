import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { StaffRole } from '../rules.ts'
import type { ownStaff, WorkplaceRow } from './queries.ts'
import { sellersAmong } from './queries-reach.ts'

type StaffRow = NonNullable<Awaited<ReturnType<typeof ownStaff>>>
const placeIn = ({ id, role, status, changed_at }: Pick<StaffRow, 'id' | 'status' | 'changed_at'> & { role: StaffRole }) => ({
  ...{ id, role, status, changed_at },
})

export const staffView = ({ member_id, full_name, username, ...row }: StaffRow) => ({
  ...placeIn(row),
  member: { id: member_id, full_name, username },
})

export async function workplaceViews(db: Db, viewer: Id<'members'>, rows: readonly WorkplaceRow[]) {
  const reached = new Set<string>(
    await sellersAmong(
      db,
      'orders',
      viewer,
      rows.map(({ owner_id }) => owner_id),
    ),
  )
  return rows.map(({ owner_id, full_name, username, store_id, store_name, ...row }) => ({
    ...{ ...placeIn(row), owner: { id: owner_id, full_name, username }, store_id, store_name },
    reaches: reached.has(owner_id),
  }))
}
