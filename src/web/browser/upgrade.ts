import type { Permission } from '#kernel/permission.ts'

/** What was not allowed for want of a plan: a permission (or several, as the operation combines them), or the name of a limit. */
export interface Blocked {
  readonly permission?: Permission | undefined
  readonly limit?: string | undefined
}
type Open = (blocked: Blocked) => void

let open: Open | undefined
/** The shell hands over its one dialog. */
export const upgradeIsAskedBy = (ask: Open | undefined) => {
  open = ask
}
/** Says beforehand, or after a refusal, which plan opens this. */
export const askUpgrade: Open = (blocked) => open?.(blocked)

const WANTS_A_PLAN = 'permission.missing'
/** Is this no one that another plan turns into a yes? */
export function blockedBy(refused: string, facts: Readonly<Record<string, unknown>>): Blocked | undefined {
  if (refused === WANTS_A_PLAN) return { permission: facts.permission as Permission }
  if (typeof facts.plan_permission === 'string') return { permission: facts.plan_permission as Permission }
  return typeof facts.plan_limit === 'string' ? { limit: facts.plan_limit } : undefined
}
