import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import { type RoleSets, readRoles } from './queries-role.ts'

const ROLES = cacheRule<RoleSets>({ name: 'roles', ttl_ms: 1_000, most: 1 })

/** Cached, at most a second old. */
export const roleSets = (db: Db): Promise<RoleSets> => cacheOf(db).fetch(ROLES, '', () => readRoles(db))

/** Permissions of these roles. */
export async function heldBy(db: Db, roles: readonly string[] | null): Promise<readonly string[]> {
  if (!roles?.length) return []
  const sets = await roleSets(db)
  return [...new Set(roles.flatMap((role) => [...(sets[role] ?? [])]))]
}
