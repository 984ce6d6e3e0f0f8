import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { guardedAct } from '#server/slices/guarded-act.ts'
import type { ApprovalRow } from './queries.ts'

type Deciding = TransactionContext & { readonly viewer: Member }

/** Days may lie between asking and deciding: whom it touches now has no say, and an amount that has changed since is not what was read. */
export async function weighAgain(
  call: Deciding,
  row: ApprovalRow,
  action: 'consent' | 'refuse',
): Promise<Refusal<'approval.own' | 'approval.decided'> | undefined> {
  const act = guardedAct(call.tools, row.act)
  const now = await act?.weigh({ ...call, input: row.input, viewer: { ...call.viewer, id: row.asked_by }, concerns: () => {} })
  if (now?.about.includes(call.viewer.id)) return refuse('approval.own')
  const changed = now && (now.after.amount !== row.after.amount || now.after.currency !== row.after.currency)
  return changed && action === 'consent' ? refuse('approval.decided') : undefined
}
