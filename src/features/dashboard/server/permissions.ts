import { rolesOf } from '#features/members/server/public.ts'
import { read } from '#server/run/handle.ts'
import { dashboard } from '../contract.ts'

export const permissions = read(dashboard.permissions, async ({ viewer, db }) => ({
  permissions: [...viewer.permissions].filter((permission) => permission.startsWith('user.access.')).sort(),
  roles: await rolesOf(db, viewer.id),
}))
