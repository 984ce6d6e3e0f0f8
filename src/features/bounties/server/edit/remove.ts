import { unuseAllOf } from '#features/media/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { bounties } from '../../contract.ts'
import { isWaiting } from '../../rules.ts'
import { dropBounty } from '../queries.ts'
import { lockOwn } from './own.ts'

export const remove = command(bounties.remove, async (call) => {
  const row = await lockOwn(call, call.input.id)
  if (refused(row)) return row
  if (!isWaiting(row.status) || row.hold_id !== null) return refuse('bounty.wrong_state', { status: row.status })
  await unuseAllOf(call.tx, 'bounty', [row.id])
  await dropBounty(call.tx, row.id)
  return { done: true as const }
})
