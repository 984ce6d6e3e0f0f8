import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Role } from '../rules.ts'

export type RoleSets = Readonly<Record<string, ReadonlySet<string>>>

export async function readRoles(db: Db): Promise<RoleSets> {
  const rows = await db.selectFrom('role_permissions').select(['role', 'permission']).orderBy('role').orderBy('permission').execute()
  const sets: Record<string, Set<string>> = {}
  for (const { role, permission } of rows) {
    sets[role] ??= new Set()
    sets[role].add(permission)
  }
  return sets
}

export const rolesOf = async (db: Db, member_id: Id<'members'>): Promise<Role[]> =>
  (await db.selectFrom('member_roles').select('role').where('member_id', '=', member_id).orderBy('role').execute()).map(({ role }) => role as Role)

export async function keepRole(tx: Tx, member_id: Id<'members'>, role: Role, granted_by: Id<'members'> | null): Promise<boolean> {
  const kept = await tx
    .insertInto('member_roles')
    .values({ member_id, role, granted_by })
    .onConflict((on) => on.doNothing())
    .returning('member_id')
    .execute()
  return kept.length > 0
}

export async function dropRole(tx: Tx, member_id: Id<'members'>, role: Role): Promise<boolean> {
  const gone = await tx.deleteFrom('member_roles').where('member_id', '=', member_id).where('role', '=', role).returning('member_id').execute()
  return gone.length > 0
}
