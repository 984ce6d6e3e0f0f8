import { refuse } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { planEdited } from '../contract.ts'
import { isFree } from '../rules.ts'
import { lockPlan, type NewPlan, planWords, writePlan } from './queries-plan-edit.ts'

/** Optimistic locking by `version`. Permissions change with the next request of every member, prices with the next payment. */
export async function editPlan({ tx, emit, tools }: Pick<TransactionContext, 'tx' | 'emit' | 'tools'>, code: string, version: number, plan: NewPlan) {
  const found = await lockPlan(tx, code)
  if (!found) return refuse('plan.not_found')
  if (found.version !== version) return refuse('plan.changed')
  if (isFree(code) && plan.amount + plan.yearly_amount > 0) return refuse('plan.free')
  const words = await planWords(tx)
  const strange = plan.permissions.find((permission) => !words.permission.includes(permission))
  if (strange) return refuse('plan.permission', { permission: strange })
  if (code === 'guest' && plan.permissions.some((permission) => tools.closedToGuests.has(permission))) return refuse('plan.guest')
  if (Object.keys(plan.limits).some((name) => !words.limit.includes(name))) return refuse('plan.limit')
  await writePlan(tx, code, { ...plan, permissions: [...new Set(plan.permissions)] })
  emit(planEdited, { code })
  return { version: version + 1 }
}
