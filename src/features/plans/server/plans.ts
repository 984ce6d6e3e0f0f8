import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import { type Plan, readPlans } from './queries-plan.ts'

/** For so long another process may still know a plan as it was. */
export const PLANS_KEPT_MS = 500
const NOTHING: Plan = { code: '', version: 0, amount: 0, yearly_amount: 0, permissions: new Set(), limits: {} }
const PLANS = cacheRule<ReadonlyMap<string, Plan>>({ name: 'plans', ttl_ms: PLANS_KEPT_MS, most: 1 })

/** What a plan allows, at most half a second old: an administrator's change is effective within it, on every process. */
export const permissionsOf = async (db: Db, plan: string): Promise<Plan> => (await freshPlans(db)).get(plan) ?? NOTHING

/** All of them, the smallest first. */
export const plansInOrder = async (db: Db): Promise<readonly Plan[]> => [...(await freshPlans(db)).values()]

const freshPlans = (db: Db) => cacheOf(db).fetch(PLANS, '', () => readPlans(db))

/** An edit is known at once where it was made. */
export const forgetPlans = (db: Db) => cacheOf(db).forget(PLANS)
