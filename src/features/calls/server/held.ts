import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { isSeated } from '../rules.ts'
import { type CallMemberRow, type CallRow, findCall, membersOf } from './queries.ts'

/** A call under its lock: nobody answers, comes or goes meanwhile. */
export interface HeldCall {
  readonly row: CallRow
  readonly members: readonly CallMemberRow[]
  readonly own: CallMemberRow
}
/** Lock first, then facts. `calls.not_found` when it is not one’s own, `calls.over` when it has ended. */
export async function holdCall(tx: Tx, viewer: string, id: string): Promise<HeldCall | Refusal<'calls.not_found' | 'calls.over'>> {
  await lock(tx, 'calls', [id])
  const row = await findCall(tx, viewer, id)
  const members = row ? await membersOf(tx, viewer, id) : []
  const own = members.find(({ member_id }) => member_id === viewer)
  if (!row || !own) return refuse('calls.not_found')
  return row.ended_at ? refuse('calls.over') : { row, members, own }
}
export const seatedIn = (members: readonly CallMemberRow[]) => members.filter(isSeated)
export const inviterOf = ({ members, own }: HeldCall) => members.find(({ member_id }) => member_id === own.invited_by)
