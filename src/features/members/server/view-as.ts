import { viewChanged } from '#features/accounts/contract.ts'
import { beginView } from '#features/accounts/server/public.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { target } from './administer.ts'
import { isHere } from './queries-admin.ts'

type Looking = Pick<TransactionContext, 'tx' | 'emit' | 'clock'> & { readonly viewer: Member }
type Refused = 'member.not_found' | 'member.above_you' | 'view.staff' | 'view.away' | 'view.open'

/** Privilege escalation: nobody looks as somebody who holds any role, so that no page of the house opens by it. */
export async function viewAs(call: Looking, id: MemberId, reason: string): Promise<{ done: true } | Refusal<Refused>> {
  const { tx, viewer, emit } = call
  const found = await target(call, id)
  if (refused(found)) return found
  const { is_here, has_role } = await isHere(tx, id)
  if (has_role) return refuse('view.staff')
  if (!is_here) return refuse('view.away')
  const { session_id } = viewer
  if (!(await beginView(tx, { session_id, administrator_id: viewer.id, member_id: id, reason }))) return refuse('view.open')
  emit(viewChanged, { session_id })
  return { done: true }
}
