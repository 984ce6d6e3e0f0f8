import { memberRightsChanged, rolesChanged } from '#features/plans/contract.ts'
import { dropRole, FULL, keepRole, keepRoleChange, lockRole, mayHandOut, type RoleRow, roleSets, rolesOf } from '#features/plans/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { findTarget, lockAdministrators } from './queries-admin.ts'

type Doing = Pick<TransactionContext, 'tx' | 'emit'> & { readonly viewer: Member; readonly concerns: (ids: Record<string, string>) => void }
const DONE = { done: true as const }

export async function grantRole(call: Doing, id: Id<'members'>, role: string) {
  const { tx, viewer } = call
  await lockAdministrators(tx)
  const known = await lockRole(tx, role)
  if (!known) return refuse('role.not_found')
  const found = await findTarget(tx, id)
  if (!found?.email_verified_at || found.erased_at) return refuse('member.not_found')
  if (id === viewer.id) return refuse('role.own')
  if (!(await stillMay(call, role))) return refuse('role.not_yours')
  const before = await rolesOf(tx, id)
  if (await keepRole(tx, id, role, viewer.id)) await tell(call, id, known, { kind: 'given', before })
  return DONE
}

export async function revokeRole(call: Doing, id: Id<'members'>, role: string) {
  const { tx } = call
  const administrators = await lockAdministrators(tx)
  const known = await lockRole(tx, role)
  if (!known) return refuse('role.not_found')
  if (!(await findTarget(tx, id))) return refuse('member.not_found')
  if (!(await stillMay(call, role))) return refuse('role.not_yours')
  if (role === FULL && administrators.length === 1 && administrators[0] === id) return refuse('role.last_administrator')
  const before = await rolesOf(tx, id)
  if (await dropRole(tx, id, role)) await tell(call, id, known, { kind: 'taken', before })
  return DONE
}

interface Change {
  readonly kind: 'given' | 'taken'
  readonly before: string[]
}
/** Keeps what the member held before and after, and lets open pages know. */
async function tell({ tx, emit, viewer, concerns }: Doing, member_id: Id<'members'>, { code: role, name }: RoleRow, change: Change) {
  const after = await rolesOf(tx, member_id)
  const of = { actor_id: viewer.id, role, name_before: name, name_after: name, member_id }
  concerns({ role, role_change_id: await keepRoleChange(tx, { ...of, ...change, after }) })
  emit(memberRightsChanged, { member_id })
  emit(rolesChanged, { code: role })
}

/** Permissions of the viewer's roles under the lock: their own role may have been revoked or edited meanwhile. */
export async function heldNow({ tx, viewer }: Pick<Doing, 'tx' | 'viewer'>): Promise<ReadonlySet<string>> {
  const sets = await roleSets(tx)
  return new Set((await rolesOf(tx, viewer.id)).flatMap((one) => [...(sets[one] ?? [])]))
}

async function stillMay(call: Pick<Doing, 'tx' | 'viewer'>, role: string) {
  const [sets, held] = [await roleSets(call.tx), await heldNow(call)]
  return mayHandOut(sets, held, role)
}
