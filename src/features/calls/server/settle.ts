import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { callChanged, callKept } from '../contract.ts'
import { type CallStatus, goesOn, statusAtEnd } from '../rules.ts'
import { type CallMemberRow, type CallRow, keepEnd, keepLeft } from './queries.ts'

type Context = Pick<TransactionContext, 'tx' | 'emit'>

/** What has become of some who were in the call or were being called. */
export interface Leaving {
  readonly members: readonly CallMemberRow[]
  readonly status: CallStatus
}

/** They go; and the call ends for those who are left when it cannot go on. Under the lock of the call. */
export async function letGo({ tx, emit }: Context, row: CallRow, all: readonly CallMemberRow[], ...leavings: readonly Leaving[]): Promise<void> {
  const left = leavings.filter(({ members }) => members.length)
  const gone = new Map<MemberId, CallStatus>()
  for (const { members, status } of left) for (const { member_id } of members) gone.set(member_id, status)
  const rest = all.map((member) => ({ ...member, status: gone.get(member.member_id) ?? member.status }))
  const last = left.at(-1)?.status ?? 'cancelled'
  const ends = !goesOn(rest)
  const remaining = ends ? rest.filter(({ status }) => status === 'accepted') : []
  const dropped = ends ? rest.filter(({ status }) => status === 'invitation') : []
  const parts = [
    ...left,
    { members: remaining, status: statusAtEnd(row.answered_at !== null, last) },
    { members: dropped, status: 'cancelled' as const },
  ].filter(({ members }) => members.length)
  for (const { members, status } of parts) {
    const ids = members.map(({ member_id }) => member_id)
    await keepLeft(tx, row.id, ids, status)
    tellKept(emit, row, members, status)
  }
  if (ends) await keepEnd(tx, row.id)
  tellChanged(emit, row, all)
}

export const tellChanged = (
  emit: Context['emit'],
  { id: call_id }: Pick<CallRow, 'id'>,
  all: readonly Pick<CallMemberRow, 'member_id' | 'is_silent'>[],
) =>
  // A call that does not ring is not told to whom it does not ring for.
  emit(callChanged, { call_id, member_ids: all.filter(({ is_silent }) => !is_silent).map(({ member_id }) => member_id) })

function tellKept(emit: Context['emit'], { id: call_id, call_type }: CallRow, members: readonly CallMemberRow[], status: CallStatus) {
  for (const { member_id, invited_by, is_silent } of members)
    if (member_id !== invited_by) emit(callKept, { call_id, member_id, invited_by, is_silent, status, call_type })
}
