import { heldNow, lockAdministrators } from '#features/members/server/public.ts'
import { pathFields } from '#kernel/operation.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Ids } from '#server/operations/audit.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Member } from '#server/operations/requester.ts'
import { command, timer } from '#server/operations/slice.ts'
import { guardedAct } from '#server/slices/guarded-act.ts'
import { approvalMoved, approvals } from '../contract.ts'
import { type ApprovalState, isOpenTo, mayDecide } from '../rules.ts'
import { type ApprovalRow, dueApprovals, lockApproval, moveApproval, nextApproval } from './queries.ts'
import { findAsker } from './queries-holders.ts'
import { weighAgain } from './weigh-again.ts'

type Deciding = TransactionContext & { readonly viewer: Member; readonly input: { readonly id: string } }

/** Locked and still open, for a second administrator with the permission as they hold it now. */
async function opened(
  call: Deciding,
  action: 'consent' | 'refuse',
): Promise<ApprovalRow | Refusal<'approval.not_found' | 'approval.decided' | 'approval.own'>> {
  await lockAdministrators(call.tx)
  // Suspended while it waited for the lock.
  if (!(await findAsker(call.tx, call.viewer.id))) return refuse('approval.not_found')
  const row = await lockApproval(call.tx, call.input.id, await heldNow(call))
  if (!row) return refuse('approval.not_found')
  if (!isOpenTo(row.status, action, 'second') || row.expires_at <= (await call.clock())) return refuse('approval.decided')
  if (!mayDecide({ viewer_id: call.viewer.id, asked_by: row.asked_by, about: row.about })) return refuse('approval.own')
  return (await weighAgain(call, row, action)) ?? row
}

const tell = ({ emit }: Pick<TransactionContext, 'emit'>, row: ApprovalRow, status: ApprovalState, decided_by: Member['id'] | null) => {
  const { id: approval_id, act, asked_by, permission, about } = row
  emit(approvalMoved, { approval_id, act, status, asked_by, decided_by, permission, about: [...about] })
}
const DONE = { done: true as const }

export const consent = command(approvals.consent, async (call) => {
  const { tx, viewer, record, requester, tools } = call
  const row = await opened(call, 'consent')
  if (refused(row)) return row
  const asker = await asThey(call, row)
  if (!asker) return refuse('approval.asker')
  const act = guardedAct(tools, row.act)
  if (!act) return refuse('approval.impossible', { why: row.act })
  const ids: Record<string, Ids[string]> = { approval_id: row.id, consented_by: viewer.id }
  const concerns = (more: Ids) => void Object.assign(ids, more)
  const answer = await act.run({ ...call, input: row.input, viewer: asker, concerns })
  if (refused(answer)) return refuse('approval.impossible', { why: tools.words.say(requester.locale, answer.refused, answer.facts) })
  await moveApproval(tx, row.id, 'consented', { decided_by: viewer.id })
  const of = Object.fromEntries(pathFields(act.op.http).map((name) => [name, (row.input as Record<string, string>)[name]!]))
  record({ family: act.op.audit!, operation: act.op.http, actor_id: asker.id, ids: { ...of, ...ids }, peer: requester.peer })
  tell(call, row, 'consented', viewer.id)
  return DONE
})

/** Whoever asked, with the rights that they hold now; undefined when they may not do it any more. */
async function asThey({ tx }: Pick<Deciding, 'tx'>, row: ApprovalRow): Promise<Member | undefined> {
  const found = await findAsker(tx, row.asked_by)
  if (!found) return undefined
  const asker: Member = {
    kind: 'member',
    id: row.asked_by,
    uid: found.uid,
    verified: true,
    fresh: true,
    permissions: new Set(),
    limits: {},
    session_id: '' as never,
  }
  const permissions = await heldNow({ tx, viewer: asker })
  return permissions.has(row.permission) ? { ...asker, permissions } : undefined
}

export const refuseIt = command(approvals.refuse, async (call) => {
  const row = await opened(call, 'refuse')
  if (refused(row)) return row
  await moveApproval(call.tx, row.id, 'refused', { decided_by: call.viewer.id, answer: call.input.answer })
  tell(call, row, 'refused', call.viewer.id)
  return DONE
})

export const withdraw = command(approvals.withdraw, async (call) => {
  const row = await lockApproval(call.tx, call.input.id, undefined)
  if (row?.asked_by !== call.viewer.id) return refuse('approval.not_found')
  if (!isOpenTo(row.status, 'withdraw', 'asker')) return refuse('approval.decided')
  await moveApproval(call.tx, row.id, 'withdrawn')
  tell(call, row, 'withdrawn', null)
  return DONE
})

export const expiring = timer({
  name: 'approvals.expire',
  due: dueApprovals,
  next: nextApproval,
  async run(context, id) {
    const row = await lockApproval(context.tx, id, undefined)
    if (!row || !isOpenTo(row.status, 'expire', 'clock') || row.expires_at > (await context.clock())) return
    await moveApproval(context.tx, row.id, 'expired')
    context.record({ family: 'rights', operation: 'approvals.expire', ids: { approval_id: row.id } })
    tell(context, row, 'expired', null)
  },
})
