import {
  suspend as close,
  givePlan,
  grantRole as giveRole,
  note,
  lift as reopen,
  revokeRole as takeRole,
  throwOut,
} from '#features/members/server/public.ts'
import { handle } from '#server/run/handle.ts'
import { dashboard } from '../contract.ts'

/** What the house does to a member: who may, whom, and what becomes of it, the members' own slice decides. */
export const suspend = handle(dashboard.suspend, (call) => close(call, call.input.id, call.input.reason))
export const lift = handle(dashboard.lift, (call) => reopen(call, call.input.id, call.input.reason))
export const changePlan = handle(dashboard.changePlan, (call) => givePlan(call, call.input.id, call.input.plan, call.input.reason))
export const addNote = handle(dashboard.addNote, (call) => note(call, call.input.id, call.input.body))
export const endSessions = handle(dashboard.endSessions, (call) => {
  if (call.input.session_id) call.concerns({ ended_session_id: call.input.session_id })
  return throwOut(call, call.input.id, call.input.session_id)
})
export const grantRole = handle(dashboard.grantRole, (call) => {
  call.concerns({ role: call.input.role })
  return giveRole(call, call.input.id, call.input.role)
})
export const revokeRole = handle(dashboard.revokeRole, (call) => {
  call.concerns({ role: call.input.role })
  return takeRole(call, call.input.id, call.input.role)
})
