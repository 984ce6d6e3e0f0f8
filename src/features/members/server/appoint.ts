import { membersByEmail } from '#features/accounts/server/public.ts'
import { memberRightsChanged } from '#features/plans/contract.ts'
import type { Role } from '#features/plans/server/public.ts'
import { keepRole, rolesOf } from '#features/plans/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'

/** Grants a role from the command line: creates the first administrator. */
export async function appoint(
  { tx, emit, record }: TransactionContext,
  email: string,
  role: Role,
): Promise<'done' | 'had' | 'unverified' | 'nobody'> {
  const { owner, waiting } = await membersByEmail(tx, email.trim().normalize('NFKC').toLowerCase())
  if (!owner) return waiting ? 'unverified' : 'nobody'
  if ((await rolesOf(tx, owner.id)).includes(role)) return 'had'
  await keepRole(tx, owner.id, role, null)
  record({ family: 'rights', operation: 'npm run admin', ids: { member_id: owner.id, role } })
  emit(memberRightsChanged, { member_id: owner.id })
  return 'done'
}
