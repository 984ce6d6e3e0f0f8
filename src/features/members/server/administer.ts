import { sessionsEnded } from '#features/accounts/contract.ts'
import { endSession, endSessions } from '#features/accounts/server/public.ts'
import { memberRightsChanged } from '#features/plans/contract.ts'
import { changePlan, mayActOn, roleSets, rolesOf } from '#features/plans/server/public.ts'
import { writtenDay } from '#kernel/calendar-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Member } from '#server/operations/requester.ts'
import { planGiven } from '../contract.ts'
import { endSuspension, findTarget, keepNote, keepSuspension, keepWithheld, lockAdministrators, type Target } from './queries-admin.ts'

type Doing = Pick<TransactionContext, 'tx' | 'emit' | 'clock'> & { readonly viewer: Member }
const DONE = { done: true as const }

/** Locks the member; refuses if the viewer may not act on them. */
export async function target({ tx, viewer }: Doing, id: Id<'members'>): Promise<Target | Refusal<'member.not_found' | 'member.above_you'>> {
  await lock(tx, 'members', [id])
  const found = await findTarget(tx, id)
  if (!found || found.erased_at) return refuse('member.not_found')
  return mayActOn(await roleSets(tx), viewer, { id, roles: await rolesOf(tx, id) }) ? found : refuse('member.above_you')
}

/** Without `ends_at` it lasts until somebody lifts it. */
export async function suspend(call: Doing, id: Id<'members'>, reason: string, ends_at: Date | null = null) {
  const { tx, emit, viewer } = call
  const administrators = await lockAdministrators(tx)
  if (administrators.length === 1 && administrators[0] === id) return refuse('role.last_administrator')
  const found = await target(call, id)
  if (refused(found)) return found
  if (found.suspended_at) return refuse('member.already_suspended')
  await keepSuspension(tx, { member_id: id, reason, suspended_by: viewer.id, ends_at })
  emit(sessionsEnded, { session_ids: await endSessions(tx, { member_id: id }) })
  const until = ends_at ? writtenDay(ends_at, found.time_zone) : 'none'
  await tell(call, found, 'suspended', { reason, until, path: '/contact' })
  return DONE
}

export async function lift(call: Doing, id: Id<'members'>, reason: string) {
  const found = await target(call, id)
  if (refused(found)) return found
  if (!found.suspended_at) return refuse('member.not_suspended')
  await endSuspension(call.tx, id, reason, call.viewer.id)
  await tell(call, found, 'suspension_lifted', { path: '/login' })
  return DONE
}

/** The time of a suspension is over, or what it stood for was reversed. */
export async function liftNow({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, id: Id<'members'>, reason: string): Promise<boolean> {
  await lock(tx, 'members', [id])
  const found = await findTarget(tx, id)
  if (!found?.suspended_at) return false
  await endSuspension(tx, id, reason, null)
  await tell({ tx, emit }, found, 'suspension_lifted', { path: '/login' })
  return true
}

/** Permissions that no plan and no role gives back to this member until they are taken off the list. */
export async function withhold({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, id: Id<'members'>, permissions: readonly string[]) {
  await lock(tx, 'members', [id])
  await keepWithheld(tx, id, permissions)
  emit(memberRightsChanged, { member_id: id })
}

async function tell({ tx, emit }: Pick<Doing, 'tx' | 'emit'>, found: Target, template: string, facts: Record<string, string>) {
  emit(memberRightsChanged, { member_id: found.id })
  await write(tx, found, template, facts)
}

/** Privacy: no mail to an unverified address, which may belong to someone else. */
async function write(tx: Tx, { email, email_verified_at, locale, greeting }: Target, template: string, facts: Record<string, string>) {
  if (email_verified_at) await queueMail(tx, { recipient: email, template, locale: locale as Locale, facts: { name: greeting, ...facts } })
}

export async function givePlan(call: Doing, id: Id<'members'>, plan: string, reason: string) {
  const found = await target(call, id)
  if (refused(found)) return found
  await changePlan(call, id, plan)
  await keepNote(call.tx, id, call.viewer.id, `${found.plan} → ${plan}: ${reason}`)
  if (found.plan === plan) return DONE
  call.emit(planGiven, { member_id: id, plan, at: (await call.clock()).toISOString() })
  await write(call.tx, found, 'plan_given', { plan, path: '/setting/account/plan' })
  return DONE
}

export async function throwOut(call: Doing, id: Id<'members'>, session_id: Id<'sessions'> | undefined) {
  const found = await target(call, id)
  if (refused(found)) return found
  const session_ids = session_id ? await endSession(call.tx, id, session_id) : await endSessions(call.tx, { member_id: id })
  call.emit(sessionsEnded, { session_ids })
  return DONE
}

export async function note({ tx, viewer }: Doing, id: Id<'members'>, body: string) {
  if (!(await findTarget(tx, id))) return refuse('member.not_found')
  await keepNote(tx, id, viewer.id, body)
  return DONE
}
