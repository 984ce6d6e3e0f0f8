import {
  suspend as close,
  givePlan,
  grantRole as giveRole,
  note,
  lift as reopen,
  revokeRole as takeRole,
  throwOut,
} from '#features/members/server/public.ts'
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
export const grantRole = command(dashboard.grantRole, (call) => giveRole(call, call.input.id, call.input.role))
export const revokeRole = command(dashboard.revokeRole, (call) => takeRole(call, call.input.id, call.input.role))
