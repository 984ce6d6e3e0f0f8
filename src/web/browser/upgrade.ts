import type { Permission } from '#kernel/permission.ts'
import { latePart } from './late-part.ts'

/** A missing permission (or several, as the operation combines them), or an exceeded limit. */
export interface Blocked {
  readonly permission?: Permission | undefined
  readonly limit?: string | undefined
}
type Open = (blocked: Blocked) => void

const dialog = latePart<Open>()
/** The shell registers its dialog. */
export const upgradeIsAskedBy = dialog.mounts
/** Shows which plan includes it, before a request or after a refusal. */
export const askUpgrade: Open = (blocked) => void dialog.whenMounted().then((open) => open(blocked))

const WANTS_A_PLAN = 'permission.missing'
/** The missing permission or limit, if another plan would include it. */
export function blockedBy(refused: string, facts: Readonly<Record<string, unknown>>): Blocked | undefined {
  if (refused === WANTS_A_PLAN) return { permission: facts.permission as Permission }
  if (typeof facts.plan_permission === 'string') return { permission: facts.plan_permission as Permission }
  return typeof facts.plan_limit === 'string' ? { limit: facts.plan_limit } : undefined
}
