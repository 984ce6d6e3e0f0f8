import { rolesOf } from '#features/plans/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'

export const permissions = query(dashboard.permissions, async ({ viewer, db }) => ({
  permissions: [...viewer.permissions].filter((permission) => permission.startsWith('user.access.')).sort(),
  roles: await rolesOf(db, viewer.id),
}))
