import type { Db } from '#server/db/db.ts'
import { type Plan, readPlans } from './queries-plan.ts'

/** For so long another process may still know a plan as it was. */
export const PLANS_KEPT_MS = 500
const NOTHING: Plan = { code: '', version: 0, amount: 0, yearly_amount: 0, permissions: new Set(), limits: {} }
const known = new WeakMap<object, { at: number; plans: Promise<ReadonlyMap<string, Plan>> }>()

/** What a plan allows, at most half a second old: an administrator's change is effective within it, on every process. */
export const permissionsOf = async (db: Db, plan: string): Promise<Plan> => (await freshPlans(db)).get(plan) ?? NOTHING

/** All of them, the smallest first. */
export const plansInOrder = async (db: Db): Promise<readonly Plan[]> => [...(await freshPlans(db)).values()]

function freshPlans(db: Db): Promise<ReadonlyMap<string, Plan>> {
  const kept = known.get(root(db))
  const at = performance.now()
  if (kept && at - kept.at < PLANS_KEPT_MS) return kept.plans
  const plans = readPlans(db)
  known.set(root(db), { at, plans })
  return plans
}

/** An edit is known at once where it was made. */
export const forgetPlans = (db: Db) => void known.delete(root(db))

/** A transaction is another object than its database; what plans allow is kept for the database. */
const root = (db: Db): object => db.getExecutor().adapter
