import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export type RoleSets = Readonly<Record<string, ReadonlySet<string>>>

/** Permissions of each role, as they are now: nothing of rights is kept in a process. */
export async function roleSets(db: Db): Promise<RoleSets> {
  const rows = await db.selectFrom('role_permissions').select(['role', 'permission']).orderBy('role').orderBy('permission').execute()
  const sets: Record<string, Set<string>> = {}
  for (const { role, permission } of rows) {
    sets[role] ??= new Set()
    sets[role].add(permission)
  }
  return sets
}

export const rolesOf = async (db: Db, member_id: Id<'members'>): Promise<string[]> =>
  (await db.selectFrom('member_roles').select('role').where('member_id', '=', member_id).orderBy('role').execute()).map(({ role }) => role)

export const holdersOf = async (db: Db, role: string): Promise<Id<'members'>[]> =>
  (await db.selectFrom('member_roles').select('member_id').where('role', '=', role).execute()).map(({ member_id }) => member_id)

/** Permissions of all roles of a member. */
export const heldOf = async (db: Db, member_id: Id<'members'>): Promise<string[]> => {
  const held = db.selectFrom('member_roles as r').innerJoin('role_permissions as p', 'p.role', 'r.role').where('r.member_id', '=', member_id)
  return (await held.select('p.permission').distinct().execute()).map(({ permission }) => permission)
}

export async function keepRole(tx: Tx, member_id: Id<'members'>, role: string, granted_by: Id<'members'> | null): Promise<boolean> {
  const kept = await tx
    .insertInto('member_roles')
    .values({ member_id, role, granted_by })
    .onConflict((on) => on.doNothing())
    .returning('member_id')
    .execute()
  return kept.length > 0
}

export async function dropRole(tx: Tx, member_id: Id<'members'>, role: string): Promise<boolean> {
  const gone = await tx.deleteFrom('member_roles').where('member_id', '=', member_id).where('role', '=', role).returning('member_id').execute()
  return gone.length > 0
}
