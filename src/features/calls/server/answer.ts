import { refuse, refused } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { calls } from '../contract.ts'
import { moved } from '../rules.ts'
import { type HeldCall, holdCall, inviterOf, seatedIn } from './held.ts'
import { keepAnswer } from './queries.ts'
import { letGo, tellChanged } from './settle.ts'
import { ownView } from './view.ts'

/** The clock of the database decides whether it still rings; and nobody answers a call of somebody whom they have blocked meanwhile. */
const rings = (held: HeldCall) =>
  held.own.status === 'invitation' && held.own.rings_until > held.row.now && !inviterOf(held)!.is_blocked && inviterOf(held)!.status === 'accepted'

export const accept = command(calls.accept, async (call) => {
  const { tx, viewer, emit, input } = call
  const held = await holdCall(tx, viewer.id, input.id)
  if (refused(held)) return held
  const { own, row, members } = held
  if (own.status === 'accepted' && own.device_id !== input.device_id) return refuse('calls.answered')
  // The same device again: its first answer was lost on the way.
  if (own.status !== 'accepted') {
    if (!rings(held) || moved(own.status, 'accept', 'callee') !== 'accepted') return refuse('calls.over')
    await keepAnswer(tx, row.id, viewer.id, input.device_id)
    tellChanged(emit, row, members)
  }
  return { call: await ownView(call, tx, row.id) }
})

export const reject = command(calls.reject, async (call) => {
  const held = await holdCall(call.tx, call.viewer.id, call.input.id)
  if (refused(held)) return held
  const status = moved(held.own.status, 'reject', 'callee')
  if (!status) return refuse(held.own.status === 'accepted' ? 'calls.answered' : 'calls.over')
  await letGo(call, held.row, held.members, { members: [held.own], status })
  return { done: true as const }
})

/** Those whom this member is calling. */
const calledBy = ({ members, own }: HeldCall) =>
  members.filter(({ status, invited_by, member_id }) => status === 'invitation' && invited_by === own.member_id && member_id !== own.member_id)

export const abort = command(calls.abort, async (call) => {
  const held = await holdCall(call.tx, call.viewer.id, call.input.id)
  if (refused(held)) return held
  const called = calledBy(held)
  const status = moved('invitation', 'abort', 'caller')
  if (held.own.status !== 'accepted' || !called.length || !status) return refuse('calls.over')
  await letGo(call, held.row, held.members, { members: called, status })
  return { done: true as const }
})

export const end = command(calls.end, async (call) => {
  const held = await holdCall(call.tx, call.viewer.id, call.input.id)
  if (refused(held)) return held
  const others = seatedIn(held.members).filter(({ status, member_id }) => status === 'accepted' && member_id !== call.viewer.id)
  // Before anybody has answered there is no talk to end: that is `abort`.
  if (held.own.status !== 'accepted' || !others.length) return refuse('calls.over')
  await letGo(call, held.row, held.members, { members: calledBy(held), status: 'cancelled' }, { members: [held.own], status: 'message' })
  return { done: true as const }
})
