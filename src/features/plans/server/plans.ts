import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import { type Plan, readPlans } from './queries-plan.ts'

/** Longest time in milliseconds that another process may use the old plan. */
export const PLANS_KEPT_MS = 500
const NOTHING: Plan = { code: '', version: 0, amount: 0, yearly_amount: 0, permissions: new Set(), limits: {} }
const PLANS = cacheRule<ReadonlyMap<string, Plan>>({ name: 'plans', ttl_ms: PLANS_KEPT_MS, most: 1 })

/** Cached, so an edit is effective on all processes within `PLANS_KEPT_MS`. */
export const permissionsOf = async (db: Db, plan: string): Promise<Plan> => (await freshPlans(db)).get(plan) ?? NOTHING

/** The smallest plan first. */
export const plansInOrder = async (db: Db): Promise<readonly Plan[]> => [...(await freshPlans(db)).values()]

const freshPlans = (db: Db) => cacheOf(db).fetch(PLANS, '', () => readPlans(db))

/** Empties the cache of this process. */
export const forgetPlans = (db: Db) => cacheOf(db).forget(PLANS)
