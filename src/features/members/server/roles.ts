import type { Db } from '#server/db/db.ts'
import { type RoleSets, readRoles } from './queries-role.ts'

const FRESH_MS = 1_000
const known = new WeakMap<object, { at: number; sets: Promise<RoleSets> }>()

/** What the roles hold, at most a second old. */
export async function roleSets(db: Db): Promise<RoleSets> {
  const root = db.getExecutor().adapter
  const kept = known.get(root)
  const at = performance.now()
  if (kept && at - kept.at < FRESH_MS) return kept.sets
  const sets = readRoles(db)
  known.set(root, { at, sets })
  return sets
}

/** What these roles add to a plan. */
export async function heldBy(db: Db, roles: readonly string[] | null): Promise<readonly string[]> {
  if (!roles?.length) return []
  const sets = await roleSets(db)
  return [...new Set(roles.flatMap((role) => [...(sets[role] ?? [])]))]
}
