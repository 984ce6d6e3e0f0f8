import type { Db } from '#server/db.ts'
import { type Plan, readPlans } from './plan-queries.ts'

const FRESH_MS = 1_000
const NOTHING: Plan = { permissions: new Set(), limits: {} }
const known = new WeakMap<object, { at: number; plans: Promise<ReadonlyMap<string, Plan>> }>()

/** What a plan allows, at most a second old: an administrator's change is effective within it, on every process. */
export async function permissionsOf(db: Db, plan: string): Promise<Plan> {
  const kept = known.get(root(db))
  const at = performance.now()
  if (kept && at - kept.at < FRESH_MS) return (await kept.plans).get(plan) ?? NOTHING
  const plans = readPlans(db)
  known.set(root(db), { at, plans })
  return (await plans).get(plan) ?? NOTHING
}

/** A transaction is another object than its database; what plans allow is kept for the database. */
const root = (db: Db): object => db.getExecutor().adapter
