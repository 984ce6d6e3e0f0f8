import { memberBlocked } from '#features/network/contract.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { callById, membersOf } from './queries.ts'
import { callsOfTwo } from './queries-due.ts'
import { letGo } from './settle.ts'

/** Whoever blocks another leaves the call with them, also one that only rings. */
export const leaveBlocked = on(memberBlocked, 'calls.blocked', async (context, { blocker_id, blocked_id }) => {
  // One at a time: nobody is in two calls. A call that does not ring may stand beside it.
  for (const id of await callsOfTwo(context.tx, blocker_id, blocked_id)) {
    await lock(context.tx, 'calls', [id])
    const row = await callById(context.tx, id)
    if (!row || row.ended_at) continue
    const members = await membersOf(context.tx, null, id)
    const own = members.filter(({ member_id, status }) => member_id === blocker_id && status === 'accepted')
    const called = members.filter(({ status, member_id, invited_by }) => status === 'invitation' && [member_id, invited_by].includes(blocker_id))
    await letGo(context, row, members, { members: called, status: 'cancelled' }, { members: own, status: row.answered_at ? 'message' : 'cancelled' })
  }
})
