import { guarded } from '#features/approvals/server/public.ts'
import {
  suspend as close,
  givePlan,
  grantRole as giveRole,
  viewAs as lookAs,
  note,
  lift as reopen,
  revokeRole as takeRole,
  throwOut,
} from '#features/members/server/public.ts'
import { rolesOf } from '#features/plans/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { dashboard } from '../contract.ts'

/** Permissions and effects are decided by the slice `members`. */
export const suspend = command(dashboard.suspend, (call) => close(call, call.input.id, call.input.reason))
export const lift = command(dashboard.lift, (call) => reopen(call, call.input.id, call.input.reason))
export const changePlan = command(dashboard.changePlan, (call) => givePlan(call, call.input.id, call.input.plan, call.input.reason))
export const addNote = command(dashboard.addNote, (call) => note(call, call.input.id, call.input.body))
export const endSessions = command(dashboard.endSessions, (call) => {
  if (call.input.session_id) call.concerns({ ended_session_id: call.input.session_id })
  return throwOut(call, call.input.id, call.input.session_id)
})

export const viewAs = command(dashboard.viewAs, async (call) => {
  call.concerns({ member_id: call.input.id })
  return lookAs(call, call.input.id, call.input.reason)
})

/** Roles of the member as they are, and as they will be. */
async function rolesAround(tx: Tx, { id, role, reason }: { id: MemberId; role: string; reason?: string | undefined }, kind: 'given' | 'taken') {
  const before = await rolesOf(tx, id)
  const after = kind === 'taken' ? before.filter((one) => one !== role) : [...new Set([...before, role])].sort()
  return { target: `${id} ${role}`, about: [id], before: { roles: before }, after: { roles: after }, reason }
}
const waits = () => ({ done: false })
export const grantRole = guarded(dashboard.grantRole, {
  weigh: ({ tx, input }) => rolesAround(tx, input, 'given'),
  run: (call) => giveRole(call, call.input.id, call.input.role),
  waits,
})
export const revokeRole = guarded(dashboard.revokeRole, {
  // Giving up one's own is open: nobody gains by it.
  weigh: async ({ tx, input, viewer }) => (input.id === viewer.id ? undefined : rolesAround(tx, input, 'taken')),
  run: (call) => takeRole(call, call.input.id, call.input.role),
  waits,
})
