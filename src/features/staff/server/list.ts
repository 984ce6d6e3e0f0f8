import { query } from '#server/operations/slice.ts'
import { staff } from '../contract.ts'
import { staffOf, workplacesOf } from './queries.ts'
import { staffView, workplaceViews } from './view.ts'

export const list = query(staff.list, async ({ viewer, db }) => ({
  staff: (await staffOf(db, viewer.id)).map(staffView),
  most: viewer.permissions.has('my_store.staff') ? (viewer.limits.staff ?? null) : 0,
  member_id: viewer.id,
}))

export const places = query(staff.places, async ({ viewer, db }) => ({
  workplaces: await workplaceViews(db, viewer.id, await workplacesOf(db, viewer.id)),
  member_id: viewer.id,
}))
